import { commandExample, fileExample } from "./examples";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

/** “Never touch vendor/”, “don't edit generated files”: no change by any tool or command. */
export const protectedPathsRecipe: Recipe = {
  name: "protected-paths",
  title: "Protected paths",
  fits(wish) {
    if (globsOf(wish).length === 0) return 0;
    // “Keep package.json valid” is about what stands in it.
    if (/\b(?:valid|invalid|broken?|breaks?)\b/.test(wish.text)) return 0;
    if (["protected-paths", "generated-files", "vendor"].includes(wish.topic)) return 0.95;
    return PROTECTS.test(wish.text) ? 0.65 : 0;
  },
  draft(wish) {
    const paths = globsOf(wish);
    const sample = samplePath(paths[0] ?? "");
    if (sample === null) return null;
    return {
      params: { paths },
      verifier: { kind: "file-path", paths },
      message: `${paths.join(", ")} must not be changed here.`,
      remedy: /generat/.test(wish.text)
        ? "change the generator and run it"
        : "make the change elsewhere, or ask the person",
      severity: "major",
      onExhausted: "ask",
      applicability: { paths: [], languages: [] },
      stop: [
        fileExample({ path: sample, added: "x" }),
        commandExample(`echo x > ${sample}`),
        commandExample(`sed -i s/a/b/ ${sample}`),
      ],
      pass: [commandExample(`cat ${sample}`), fileExample({ path: "src/other-place.ts", added: "x" })],
    };
  },
};

const PROTECTS =
  /\b(?:never|not|don'?t|no one|nothing)\b.{0,30}\b(?:touch|edit|chang|modif|writ|delet|alter|remov)|\bhands off\b|\bread-?only\b|\boff limits\b/;

const PATH =
  /(?:^|[\s(`'"“])((?:\*{1,2}\/)?[\w@*.-]*(?:\/[\w@*.-]*)+|\*\.[\w.*]+|[\w-]+\.(?:json|ya?ml|toml|lock|ts|js|py|sql|md|env|ini|cfg))(?=[\s).,;:`'"”]|$)/g;

/** Paths of the terms, else those the text itself names. */
function globsOf(wish: Wish): string[] {
  const terms = [...wish.unwanted, ...wish.candidate.applicability.paths].filter(isPath);
  const found = [...wish.candidate.directive.matchAll(PATH), ...wish.candidate.words.matchAll(PATH)].map(
    (match) => match[1] ?? "",
  );
  const globs = (found.filter(isPath).length > 0 && !terms.length ? found.filter(isPath) : terms).map(
    (path) => path.replace(/[.,]$/, ""),
  );
  return [...new Set(globs)].slice(0, 20);
}

function isPath(term: string): boolean {
  return (
    !/\s/.test(term) && /[/*]|\.\w{1,6}$/.test(term) && !/^(?:https?:|and\/or|his\/her|\.\w+\()/.test(term)
  );
}
