import { leavesOf } from "../verifiers/spec-parts";
import { type Bundle, bundleSchema } from "./schema";

/** A bundle as far as this version can read it. */
export type ReadBundle = {
  bundle: Bundle;
  /** Numbers of rules whose check is of a newer kind: they are told to the model, and not checked here. */
  unread: string[];
};

/** Names alone, because who fetches a bundle loads no verifier. */
export const KNOWN_KINDS: ReadonlySet<string> = new Set([
  "code-pattern",
  "commit-message",
  "file-content",
  "file-path",
  "import",
  "message",
  "model-judge",
  "required-step",
  "shell-command",
  "text-format",
  "tool-use",
  "workspace-state",
]);

/**
 * Reads what a server sent. A rule whose check this version does not know stays in force as words, so that an older
 * client degrades rule by rule and not as a whole.
 * @returns null where nothing can be made of it
 */
export function readBundle(value: unknown): ReadBundle | null {
  const parsed = bundleSchema.safeParse(value);
  if (!parsed.success) return null;
  const isKnown = ({ verifier }: Bundle["rules"][number]) =>
    verifier === null || leavesOf(verifier).every(({ kind }) => KNOWN_KINDS.has(kind));
  const { rules } = parsed.data;
  return {
    bundle: {
      ...parsed.data,
      rules: rules.map((rule) => (isKnown(rule) ? rule : { ...rule, verifier: null })),
    },
    unread: rules.flatMap((rule) => (isKnown(rule) ? [] : rule.number)),
  };
}
