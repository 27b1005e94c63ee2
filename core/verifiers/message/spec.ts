import { z } from "zod";
import { LANGUAGES } from "./language-words";

const texts = z.array(z.string().min(1).max(200)).min(1).max(60);

export const messageSpec = z
  .strictObject({
    kind: z.literal("message"),
    maxLines: z
      .int()
      .min(1)
      .max(500)
      .optional()
      .meta({ label: "Most lines", help: "Empty lines do not count." }),
    maxWords: z.int().min(5).max(5000).optional().meta({ label: "Most words" }),
    maxSentences: z.int().min(1).max(200).optional().meta({ label: "Most sentences" }),
    forbid: texts
      .optional()
      .meta({ label: "Texts that must not occur", help: "Outside of quotes and code." }),
    noEmoji: z.boolean().optional().meta({ label: "No emoji" }),
    noCodeBlocks: z.boolean().optional().meta({ label: "No code blocks" }),
    noClosingOffer: z.boolean().optional().meta({ label: "Does not end with an offer or a question" }),
    language: z.enum(LANGUAGES).optional().meta({ label: "Language" }),
    requireAny: texts.optional().meta({ label: "Must mention one of these" }),
    namesChanged: z.boolean().optional().meta({
      label: "Names the files that the task changed",
      help: "Each of them, up to five; more need one of them.",
    }),
    startsWith: texts.optional().meta({ label: "Starts with one of these" }),
    endsWith: texts.optional().meta({ label: "Ends with one of these" }),
    whenChanged: z.boolean().optional().meta({ label: "Only when the task changed files" }),
  })
  .refine(
    ({ kind: _kind, whenChanged: _when, ...rest }) =>
      Object.values(rest).some((value) => value !== undefined),
    {
      message: "Say what a final message must be like.",
    },
  );
export type MessageSpec = z.infer<typeof messageSpec>;
