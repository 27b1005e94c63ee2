import type { Explanation } from "../verifier";
import type { TextFormatSpec } from "./spec";

export function explainTextFormat(spec: TextFormatSpec): Explanation {
  const stops: string[] = [];
  const passes = ["lines that were there before"];
  if (spec.indent) stops.push(`indentation with ${spec.indent === "tabs" ? "spaces" : "tabs"}`);
  if (spec.indentWidth) stops.push(`a level of another width than ${spec.indentWidth} spaces`);
  if (spec.indent ?? spec.indentWidth)
    passes.push("texts over several lines, and files that need the other indentation (Makefile, Go, YAML)");
  if (spec.quotes) {
    stops.push(`strings in ${spec.quotes === "single" ? "double" : "single"} quotes`);
    passes.push("strings that hold the wanted quote, attributes of JSX, documentation texts");
  }
  if (spec.maxLineLength) stops.push(`lines of more than ${spec.maxLineLength} characters`);
  if (spec.maxFileLines) stops.push(`files of more than ${spec.maxFileLines} lines`);
  if (spec.maxFunctionLines) stops.push(`functions of more than ${spec.maxFunctionLines} lines`);
  if (spec.maxFileLines ?? spec.maxFunctionLines) passes.push("changes that make what is long shorter");
  if (spec.noTrailingSpace) stops.push("blanks at the end of a line");
  if (spec.noEmoji) stops.push(spec.emojiIn ? `emoji in ${spec.emojiIn.join(" and ")}` : "emoji");
  if (spec.finalNewline) stops.push("a file without a line end at its end");
  if (spec.parses) stops.push("a JSON or YAML file that cannot be read");
  if (spec.parses) passes.push("templates, and settings files in which comments are usual");
  if (spec.fileName) stops.push(`new files whose name is not ${spec.fileName}`);
  if (spec.except?.length) passes.push(spec.except.join(", "));
  return {
    when: `The agent adds text to ${spec.paths?.join(", ") ?? "a text file"}.`,
    stops,
    passes: [...passes, "files that programs write (lock files, snapshots)"],
  };
}
