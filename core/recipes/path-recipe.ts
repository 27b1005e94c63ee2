import type { OnExhausted, Severity } from "../rule/schema";
import { fileExample } from "./examples";
import type { Example, Recipe } from "./recipe";
import type { Wish } from "./wish";

type FilePathFields = {
  paths: string[];
  except?: string[];
  ops?: ("create" | "modify" | "delete" | "read")[];
  place?: string[];
  rewrites?: boolean;
  outside?: boolean;
};

/** A wish about files that always compiles to the same check. */
export type NamedPaths = {
  name: string;
  title: string;
  topics: string[];
  words?: RegExp;
  when?: (wish: Wish) => boolean;
  spec: FilePathFields;
  message: string;
  remedy: string | null;
  severity?: Severity;
  onExhausted?: OnExhausted;
  liftedBy?: string[];
  stop: (Example | Parameters<typeof fileExample>[0])[];
  pass: (Example | Parameters<typeof fileExample>[0])[];
};

/** Makes a recipe of a named list of paths. */
export function pathRecipe(named: NamedPaths): Recipe {
  return {
    name: named.name,
    title: named.title,
    fits(wish) {
      if (named.when && !named.when(wish)) return 0;
      if (named.topics.includes(wish.topic)) return 0.9;
      return named.words?.test(wish.text) ? 0.6 : 0;
    },
    draft(wish) {
      const { exceptTaskWords } = wish.candidate.applicability;
      const lifted = wish.liftedByAsking ? (named.liftedBy ?? []) : [];
      return {
        params: {},
        verifier: { kind: "file-path", ...named.spec },
        message: named.message,
        remedy: named.remedy,
        severity: named.severity,
        onExhausted: named.onExhausted ?? "release",
        applicability: {
          paths: [],
          languages: [],
          exceptTaskWords: [...new Set([...exceptTaskWords, ...lifted])],
        },
        stop: named.stop.map(asExample),
        pass: named.pass.map(asExample),
      };
    },
  };
}

function asExample(given: NamedPaths["stop"][number]): Example {
  return "moment" in given ? given : fileExample(given);
}
