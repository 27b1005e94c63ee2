import type { MarkVerdict } from "@/core/signal/schema";
import { db } from "@/server/db/client";
import { mintSession } from "./mint-learning";

type Said = { verdict?: MarkVerdict; language?: string; label?: string; path?: string; detectors?: string[] };

/** A prompt of a person and their mark on it; nothing was learned from it. */
export async function mintMark(
  place: { projectId: string; ownerId: string },
  said: Said = {},
  at = new Date(),
) {
  const session = await mintSession(place, at);
  const { verdict = "none", language = "en", label = "correction", path = "ask", detectors = [] } = said;
  const { id } = await db.signalMark.create({
    data: {
      ...{ ...place, ...session, verdict, language, script: "latin", label, path, detectors },
      createdAt: at,
    },
    select: { id: true },
  });
  return { ...session, markId: id };
}
