import { z } from "zod";
import { severitySchema } from "../rule/schema";
import { addedTopicSchema } from "./added-topics";

/** An added area as it is stored. */
export const topicViewSchema = addedTopicSchema.extend({
  id: z.uuid(),
  severity: severitySchema.nullable(),
  /** Of this project, or of every project of the instance. */
  scope: z.enum(["project", "instance"]),
  revision: z.int(),
  authorName: z.string().nullable(),
  archivedAt: z.date().nullable(),
  updatedAt: z.date(),
  /** Wishes that were learned under it in this project, by the reader; 0 outside of a project. */
  rules: z.int(),
});
export type TopicView = z.infer<typeof topicViewSchema>;

export const writeTopicInput = addedTopicSchema.extend({ severity: severitySchema.nullable().default(null) });
export type WriteTopicInput = z.input<typeof writeTopicInput>;
export const topicIdInput = z.object({ topicId: z.uuid() });
export const reviseTopicInput = writeTopicInput.extend({
  topicId: z.uuid(),
  /** The revision that was edited (optimistic lock). */
  expectedRevision: z.int().positive(),
});

/** A sentence, as somebody would say it; with a draft it is read as if that were stored. */
export const tryTopicInput = z.object({
  text: z.string().trim().min(1).max(500),
  draft: z
    .object({
      key: z.string().max(60),
      words: z.array(z.string()),
      values: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
});
export const triedTopicSchema = z.object({
  /** What the sentence asks for, as it would be kept; null when it holds no wish. */
  wish: z.string().nullable(),
  /** The built-in area that wins over added ones; null when there is none. */
  builtIn: z.string().nullable(),
  /** The added area that the words name, whoever wins. */
  added: z.object({ key: z.string(), value: z.string().nullable() }).nullable(),
});
export type TriedTopic = z.infer<typeof triedTopicSchema>;
