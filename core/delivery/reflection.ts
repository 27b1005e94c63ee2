import { escapeText } from "../enforcement/escape";
import { NO_AUTHORITY } from "../enforcement/wording";
import { REFLECTIONS_FOLDER } from "./repository-file";
import type { RepositoryRule } from "./repository-rules";
import type { Digest } from "./section-file";

export type Reflection = { path: string; text: string };

/**
 * An accepted shared rule as an immutable Markdown file (enforcement.md section 6): one file a version, with front
 * matter that any YAML reader takes. The digest tells a changed file from one that Heed wrote.
 */
export function reflectionOf(rule: RepositoryRule, digest: Digest): Reflection {
  const id = `${rule.number}.v${rule.version}`;
  const front = [
    `id: ${id}`,
    `family: ${quoted(rule.family)}`,
    `severity: ${rule.severity}`,
    `applies-when: ${quoted(rule.appliesWhen === "" ? "always" : rule.appliesWhen)}`,
    `supersedes: ${rule.supersedes ?? "null"}`,
  ];
  const body = [
    `# ${escapeText(rule.statement)}`,
    "",
    escapeText(rule.instruction, 600),
    ...(rule.remedy ? ["", `Instead: ${escapeText(rule.remedy)}`] : []),
    ...(rule.approvers.length > 0 ? ["", escapeText(`Approved by ${rule.approvers.join(" and ")}.`)] : []),
    "",
    NO_AUTHORITY,
    "",
  ];
  const content = [...front, "---", ...body].join("\n");
  return {
    path: `${REFLECTIONS_FOLDER}/${id.toLowerCase()}-${slugOf(rule.statement)}.md`,
    text: `---\ndigest: ${digest(content).slice(0, 16)}\n${content}`,
  };
}

/** True when a file is as Heed wrote it, whatever the rule has become since. */
export function isOwnReflection(text: string, digest: Digest): boolean {
  const [, noted, content] =
    /^---\ndigest: ([0-9a-f]{16})\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  return content !== undefined && digest(content).slice(0, 16) === noted;
}

/** A JSON string is a YAML string too. */
function quoted(text: string): string {
  return JSON.stringify(escapeText(text));
}

function slugOf(statement: string): string {
  const words = statement
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words.slice(0, 40).replace(/-+$/, "") || "rule";
}
