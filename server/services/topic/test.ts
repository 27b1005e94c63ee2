import type { z } from "zod";
import { foldText } from "@/core/correction/fold";
import { detectLanguage } from "@/core/correction/language";
import { extract } from "@/core/extraction/extract";
import { type TriedTopic, tryTopicInput } from "@/core/topics/added-topic-input";
import { type AddedTopic, addedTopicSchema, matchAddedTopic } from "@/core/topics/added-topics";
import { reader } from "@/server/db/transaction";
import type { ServiceContext, VerbArguments } from "../context";
import { requirePermission } from "../require-permission";
import { projectOf, type TopicContext } from "./internal";
import { toAddedTopic, topicSelect } from "./select";

/**
 * What a sentence would be about: by the same extractor as in the pipeline. Nothing is stored, and the sentence is in no
 * log.
 */
export async function testTopic({
  ctx,
  input,
}: VerbArguments<z.input<typeof tryTopicInput>, TopicContext>): Promise<TriedTopic> {
  await requirePermission(ctx, "project" in ctx ? "project:read" : "instance:admin");
  const { text, draft } = tryTopicInput.parse(input);
  const projectId = projectOf(ctx);
  const rows = await reader(ctx as ServiceContext).addedTopic.findMany({
    where: { archivedAt: null, OR: [{ projectId: null }, ...(projectId === null ? [] : [{ projectId }])] },
    select: topicSelect,
  });
  const stored = rows.flatMap((row) => toAddedTopic(row) ?? []);
  const drafted = addedTopicSchema.safeParse(draft).data;
  const topics = drafted ? [...stored.filter(({ key }) => key !== drafted.key), drafted] : stored;
  return readSentence(text, topics);
}

function readSentence(text: string, topics: AddedTopic[]): TriedTopic {
  const { language } = detectLanguage(foldText(text).text);
  const [plain] = extract({ message: text, language, label: "preference" }).candidates;
  const isGeneric = !plain || /^(?:phrase|tool|text):/.test(plain.claim.topic);
  const added = matchAddedTopic(text, topics);
  return {
    wish: plain?.directive ?? null,
    builtIn: isGeneric ? null : plain.claim.topic,
    added: added && { key: added.key, value: added.value ?? null },
  };
}
