import { hookEvent } from "@/test/factories/hook-event";
import type { World } from "../world";
import { byToken, type RouteRow } from "./routes";

const LINE = { text: "Never use emojis in code.", file: "CLAUDE.md", line: 1 };

const ofProject = ({ project }: World) => ({ project: project.slug, lines: [LINE] });

export const importRoutes: Record<string, RouteRow> = {
  // A person's library: neither the hook's preset nor reading alone.
  "POST /imports": byToken(
    { hook: "FORBIDDEN", readOnly: "FORBIDDEN", otherProject: "FORBIDDEN" },
    ofProject,
  ),
  "GET /library": byToken(
    { hook: "FORBIDDEN", readOnly: "FORBIDDEN", otherProject: "FORBIDDEN" },
    ({ project }) => ({ project: project.slug }),
  ),
  "POST /backfills": byToken(
    { hook: "FORBIDDEN", readOnly: "FORBIDDEN", otherProject: "FORBIDDEN" },
    ({ project }) => ({ project: project.slug, windows: [pastWindow(project.slug)] }),
  ),
  "POST /backfills/undo": byToken(
    { hook: "FORBIDDEN", readOnly: "FORBIDDEN", otherProject: "FORBIDDEN" },
    ({ project }) => ({ project: project.slug }),
  ),
};

function pastWindow(slug: string) {
  const prompt = { kind: "prompt_submitted", hostEventName: "backfill", prompt: "no, use pnpm" } as const;
  return { events: [hookEvent(slug, prompt)] };
}
