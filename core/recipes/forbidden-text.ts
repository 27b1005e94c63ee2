import { fileExample } from "./examples";
import { isCommandTerm } from "./known-programs";
import { stanceAt } from "./reading/stance";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { FileContentFields } from "./text-recipe";
import type { Wish } from "./wish";

/** “Use logger, not printf(…)”, “never write `@Deprecated`”: texts that are plainly code. */
export const forbiddenTextRecipe: Recipe = {
  name: "forbidden-text",
  title: "Forbidden text",
  fits: (wish) => (termsOf(wish).length > 0 && !isForPurpose(wish) ? 0.45 : 0),
  draft(wish) {
    const terms = termsOf(wish);
    const first = terms[0];
    if (first === undefined) return null;
    const path = samplePath(wish.candidate.applicability.paths[0] ?? "") ?? pathFor(wish);
    const inComments = terms.some((term) => /^(?:\/\/|#|@|\/\*)/.test(term));
    const spec: FileContentFields = { ...sorted(terms), ...(inComments ? {} : { in: "code" }) };
    const written = spec.calls?.includes(first.replace(/\(\)?$/, ""))
      ? `${first.replace(/\(\)?$/, "")}(x);`
      : first;
    const wanted = wish.wanted.find((term) => /^[\w.@()<>:/-]{2,60}$/.test(term));
    return {
      params: { terms },
      verifier: { kind: "file-content", ...spec },
      message: `${terms.join(", ")} is not wanted here.`,
      remedy: wanted ?? null,
      onExhausted: "release",
      stop: [fileExample({ path, added: written })],
      pass: [
        fileExample({ path, added: "const other = 1;" }),
        ...(inComments
          ? []
          : [fileExample({ path, added: `const help = "${first.replaceAll('"', "'")}";` })]),
        fileExample({ path: "docs/guide.md", added: inComments ? "plain text" : first }),
      ],
    };
  },
};

/** “useEffect for data fetching”, “X to do Y”: another use of the same text is fine. */
function isForPurpose(wish: Wish): boolean {
  const said = wish.said[0] ?? "";
  return termsOf(wish).some((term) => {
    const at = said.indexOf(term);
    const after = at === -1 ? "" : said.slice(at + term.length, at + term.length + 60);
    return /^[\s`'"()]*(?:(?:just |only )?(?:for|to|when|while|if|as)\s+(?!anything|any\b|everything|it\b|this\b)[\p{L}]|inside (?:of )?|in (?:a |an |the )?(?:loops?|callbacks?|render|constructors?|handlers?|reducers?|effects?)\b)/iu.test(
      after,
    );
  });
}

/** Code-like terms only: a term of plain words would stop ordinary prose and names. */
function termsOf(wish: Wish): string[] {
  if (wish.candidate.form === "order" || wish.candidate.form === "location") return [];
  const terms = wish.unwanted.filter((term) => !isCommandTerm(term) && isCode(term));
  return terms.length > 0 ? terms : [...spelledOut(wish.said[0] ?? ""), ...rangesIn(wish.said[0] ?? "")];
}

/** Code that the sentence itself turns down: in code marks, or a call like `fetch()`. */
function spelledOut(said: string): string[] {
  return [...said.matchAll(/`([^`\n]{2,60})`|(?<![\w.])(\.?[A-Za-z_$][\w$.]*\(\))/g)].flatMap((match) => {
    const term = (match[1] ?? match[2] ?? "").trim();
    const isText = isCode(term) && !isCommandTerm(term) && !/^[-/]|^\S+ -|\//.test(term);
    return isText && stanceAt(said, match.index, match.index + match[0].length) === "against" ? [term] : [];
  });
}

/** “Never write 0.0.0.0/0 in Terraform”: ranges of networks. */
function rangesIn(said: string): string[] {
  if (!/\b(?:write|put|use|allow|open|hard-?cod\w*|contain|appear|have|add)\b/iu.test(said)) return [];
  return [...said.matchAll(/(?<![\w./])(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}|::\/0)(?![\w./]*\d)/g)].flatMap(
    (match) =>
      stanceAt(said, match.index, match.index + match[0].length) === "against" ? [match[1] ?? ""] : [],
  );
}

function isCode(term: string): boolean {
  // `.h`, `.idea`: an ending or a folder.
  if (
    /^\.[\w-]+$/.test(term) &&
    !/^\.(?:then|catch|only|skip|forEach|map|unwrap|expect|clone|innerHTML|any|all|get|query)$/.test(term)
  )
    return false;
  if (/\s/.test(term) || term.length < 2 || term.length > 80) return false;
  if (/\.\w{1,5}$/.test(term) && /[*/]/.test(term)) return false;
  if (
    /\.(?:json|ya?ml|toml|lock|md|tsx?|jsx?|py|sql|css|html|sh|env|txt|log|csv|tmp|bak|db|out|png|pdf)$/i.test(
      term,
    )
  )
    return false;
  return /^[@#]\w+|[_(){}<>=:]|\w\.\w+|^\.\w+\(?|\p{Ll}\p{Lu}|!$/u.test(term);
}

function sorted(terms: readonly string[]): Pick<FileContentFields, "calls" | "words" | "texts" | "re"> {
  const calls = terms
    .filter((term) => /^[\w.$]+\(\)?$|^\.\w+$/.test(term))
    .map((term) => term.replace(/\(\)?$/, ""));
  const words = terms.filter((term) => /^[\w$]+(?:\.[\w$]+)*$/.test(term));
  const tags = terms.filter((term) => /^<\/?[\w.-]+\/?>$/.test(term));
  const texts = terms.filter(
    (term) => !calls.includes(term.replace(/\(\)?$/, "")) && !words.includes(term) && !tags.includes(term),
  );
  return {
    ...(tags.length > 0 ? { re: tags.map((tag) => `<${tag.replace(/[<>/]/g, "")}(?:[\\s/>]|$)`) } : {}),
    ...(calls.length > 0 ? { calls } : {}),
    ...(words.length > 0 ? { words } : {}),
    ...(texts.length > 0 ? { texts } : {}),
  };
}

function pathFor(wish: Wish): string {
  const extensions: Record<string, string> = {
    python: "py",
    go: "go",
    rust: "rs",
    java: "java",
    ruby: "rb",
    css: "css",
    php: "php",
  };
  const language = wish.candidate.applicability.languages[0] ?? "";
  return `src/a.${extensions[language] ?? "ts"}`;
}
