import { z } from "zod";
import { NAME_STYLES } from "../name-style";

const globs = z.array(z.string().min(1).max(400)).max(50);

export const textFormatSpec = z
  .strictObject({
    kind: z.literal("text-format"),
    paths: globs.optional().meta({ label: "Files", help: "Nothing given: every text file." }),
    except: globs.optional().meta({ label: "Except files" }),
    indent: z
      .enum(["tabs", "spaces"])
      .optional()
      .meta({ label: "Indentation", help: "Files that need the other one (Makefile, Go, YAML) pass." }),
    indentWidth: z.int().min(1).max(16).optional().meta({
      label: "Spaces a level",
      help: "How much a line is indented below the one that opens a block.",
    }),
    quotes: z
      .enum(["single", "double"])
      .optional()
      .meta({ label: "Quotes", help: "Only where the language takes both; never to save a backslash." }),
    maxLineLength: z.int().min(20).max(1000).optional().meta({
      label: "Longest line, in characters",
      help: "Lines with one word that cannot be broken (an address) pass.",
    }),
    maxFileLines: z.int().min(10).max(20_000).optional().meta({
      label: "Longest file, in lines",
      help: "Judged where the whole file is known and grows.",
    }),
    maxFunctionLines: z.int().min(3).max(2_000).optional().meta({
      label: "Longest function, in lines",
      help: "From its head to its end; only functions that the change adds to.",
    }),
    finalNewline: z.boolean().optional().meta({
      label: "Files end with a line end",
      help: "Judged where the whole file is known.",
    }),
    noTrailingSpace: z.boolean().optional().meta({ label: "No blanks at the end of a line" }),
    noEmoji: z.boolean().optional().meta({ label: "No emoji" }),
    emojiIn: z
      .array(z.enum(["code", "comments", "strings"]))
      .min(1)
      .optional()
      .meta({ label: "No emoji only in", help: "Nothing chosen: nowhere in the file." }),
    parses: z.boolean().optional().meta({
      label: "Can be read as JSON or YAML",
      help: "By the file's extension; judged where the whole file is written.",
    }),
    fileName: z
      .enum(NAME_STYLES)
      .optional()
      .meta({ label: "Names of new files", help: "Extensions do not count." }),
  })
  .refine(
    ({ kind: _kind, paths: _paths, except: _except, emojiIn: _emojiIn, ...asked }) =>
      Object.values(asked).some((value) => value !== undefined && value !== false),
    { message: "Say what the text must be like." },
  );
export type TextFormatSpec = z.infer<typeof textFormatSpec>;
