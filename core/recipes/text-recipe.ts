import type { OnExhausted, Severity, VerifierSpec } from "../rule/schema";
import { fileExample } from "./examples";
import type { Example, Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

export type FileContentFields = {
  paths?: string[];
  except?: string[];
  texts?: string[];
  words?: string[];
  calls?: string[];
  re?: string[];
  notRe?: string[];
  ignoreCase?: boolean;
  in?: "anywhere" | "code" | "comments" | "strings";
};

/** A wish about texts in files that always compiles to the same check. */
export type NamedTexts = {
  name: string;
  title: string;
  topics: string[];
  words?: RegExp;
  when?: (wish: Wish) => boolean;
  spec: FileContentFields;
  /** Checked besides, for wishes that are about replies too. */
  also?: VerifierSpec;
  message: string;
  remedy: string | null;
  severity?: Severity;
  onExhausted?: OnExhausted;
  /** Text that must be stopped and text that must pass; the path is that of the files covered. */
  stop: { path?: string; added: string }[];
  pass: { path?: string; added: string }[];
};

/** Makes a recipe of a named list of texts; the wish's own paths and languages win over ours. */
export function textRecipe(named: NamedTexts): Recipe {
  return {
    name: named.name,
    title: named.title,
    fits(wish) {
      if (named.when && !named.when(wish)) return 0;
      if (named.topics.includes(wish.topic)) return 0.9;
      return named.words?.test(wish.text) ? 0.6 : 0;
    },
    draft(wish) {
      const own = wish.candidate.applicability.paths;
      const scope = own.length > 0 ? own : undefined;
      const covered = scope ?? named.spec.paths;
      return {
        params: {},
        verifier: named.also
          ? { all: [{ kind: "file-content", ...named.spec }, named.also] }
          : { kind: "file-content", ...named.spec },
        message: named.message,
        remedy: wish.wanted[0] && /^[\w.()/-]{2,60}$/.test(wish.wanted[0]) ? wish.wanted[0] : named.remedy,
        severity: named.severity,
        onExhausted: named.onExhausted ?? "release",
        stop: named.stop.map((example) => placed(example, named.spec.paths)),
        pass: named.pass.map((example) => placed(example, covered)),
      };
    },
  };
}

function placed({ path, added }: { path?: string; added: string }, globs: string[] | undefined): Example {
  const where = path ?? (globs?.[0] ? samplePath(globs[0]) : null) ?? "src/a.ts";
  return fileExample({ path: where, op: "create", added });
}
