import { describe, expect, it } from "vitest";
import { extract } from "../extract";
import { numberAt } from "../number-words";
import type { RuleCandidate } from "../schema";
import { GRAMMARS } from "./languages";
import type { Field } from "./words";

function wish(language: string, message: string): RuleCandidate | undefined {
  return extract({ message, language, label: "preference" }).candidates[0];
}

/** One sentence a language and form; each says what the English one says. */
const FORBID: [string, string][] = [
  ["en", "never push to main"],
  ["de", "niemals auf main pushen"],
  ["fr", "ne jamais pousser sur main"],
  ["es", "nunca hagas push a main"],
  ["it", "mai fare push su main"],
  ["pt", "nunca faça push para main"],
  ["ru", "никогда не пушь в main"],
  ["zh", "不要推送到 main"],
  ["ja", "main にプッシュしないで"],
  ["ko", "main에 푸시하지 마"],
];
const REPLACE: [string, string][] = [
  ["en", "use pnpm, not npm"],
  ["de", "pnpm statt npm benutzen"],
  ["fr", "utilise pnpm, pas npm"],
  ["es", "usa pnpm en vez de npm"],
  ["it", "usa pnpm invece di npm"],
  ["pt", "use pnpm em vez de npm"],
  ["ru", "используй pnpm вместо npm"],
  ["zh", "用 pnpm，不要用 npm"],
  ["ja", "npmではなくpnpmを使って"],
  ["ko", "npm 말고 pnpm 써줘"],
];
const ASK: [string, string][] = [
  ["en", "ask me before deleting files"],
  ["de", "frag mich, bevor du Dateien löschst"],
  ["fr", "demande-moi avant de supprimer des fichiers"],
  ["es", "pregúntame antes de borrar archivos"],
  ["it", "chiedimi prima di cancellare file"],
  ["pt", "pergunte antes de apagar arquivos"],
  ["ru", "спрашивай перед удалением файлов"],
  ["zh", "删除文件之前先问我"],
  ["ja", "ファイルを削除する前に確認して"],
  ["ko", "파일을 삭제하기 전에 물어봐"],
];
const LIMIT: [string, string][] = [
  ["en", "summaries of three lines at most"],
  ["de", "Zusammenfassungen höchstens drei Zeilen"],
  ["fr", "résumés de trois lignes au maximum"],
  ["es", "resúmenes de tres líneas como máximo"],
  ["it", "riassunti di tre righe al massimo"],
  ["pt", "resumos de três linhas no máximo"],
  ["ru", "резюме не более трёх строк"],
  ["zh", "总结不超过三行"],
  ["ja", "要約は三行以内"],
  ["ko", "요약은 세 줄 이내"],
];
const EVERYWHERE: [string, string][] = [
  ["en", "no emojis in all my projects"],
  ["de", "in allen meinen Projekten keine Emojis"],
  ["fr", "dans tous mes projets pas d'emoji"],
  ["es", "en todos mis proyectos nada de emojis"],
  ["it", "in tutti i miei progetti niente emoji"],
  ["pt", "em todos os meus projetos nada de emojis"],
  ["ru", "во всех моих проектах никаких эмодзи"],
  ["zh", "所有项目都不要用表情符号"],
  ["ja", "すべてのプロジェクトで絵文字を使わないで"],
  ["ko", "모든 프로젝트에서 이모지 쓰지 마"],
];
const THIS_TIME: [string, string][] = [
  ["en", "this time no emojis"],
  ["de", "diesmal keine Emojis"],
  ["fr", "cette fois pas d'emoji"],
  ["es", "esta vez nada de emojis"],
  ["it", "questa volta niente emoji"],
  ["pt", "desta vez nada de emojis"],
  ["ru", "на этот раз никаких эмодзи"],
  ["zh", "这次不要用表情符号"],
  ["ja", "今回は絵文字を使わないで"],
  ["ko", "이번에는 이모지 쓰지 마"],
];

describe("the grammar of ten languages", () => {
  it.each(FORBID)("%s forbids: %s", (language, message) => {
    const { claim } = wish(language, message) ?? {};
    expect(claim).toMatchObject({ topic: "push", polarity: "forbid" });
  });
  it.each(REPLACE)("%s replaces one value by another: %s", (language, message) => {
    const candidate = wish(language, message);
    expect(candidate?.claim).toMatchObject({ topic: "package-manager", polarity: "require", value: "pnpm" });
    expect(candidate?.terms).toMatchObject({ wanted: ["pnpm"], unwanted: ["npm"] });
  });
  it.each(ASK)("%s wants to be asked: %s", (language, message) => {
    const candidate = wish(language, message);
    expect(candidate).toMatchObject({ form: "ask_first", terms: { trigger: ["delete"] } });
  });
  it.each(LIMIT)("%s limits, with the number in words: %s", (language, message) => {
    expect(wish(language, message)).toMatchObject({ form: "limit", terms: { number: 3, unit: "lines" } });
  });
  it.each(EVERYWHERE)("%s says that it holds in all projects: %s", (language, message) => {
    expect(wish(language, message)).toMatchObject({ scope: "global", claim: { topic: "emoji" } });
  });
  it.each(THIS_TIME)("%s says that it holds this time: %s", (language, message) => {
    expect(wish(language, message)).toMatchObject({ scope: "session", claim: { topic: "emoji" } });
  });

  it("keeps the person's own words", () => {
    expect(wish("de", "bitte niemals auf main pushen")?.words).toBe("bitte niemals auf main pushen");
    expect(wish("de", "bitte niemals auf main pushen")?.directive).toBe("Niemals auf main pushen.");
  });
  it("does not turn an Italian prohibition round by reading “non” as an answer", () => {
    expect(wish("it", "non usare npm")?.claim.polarity).toBe("forbid");
  });
});

describe("a language is one data file", () => {
  it.each(GRAMMARS.map((grammar) => [grammar.language, grammar] as const))(
    "%s: every field is a valid expression without captures",
    (_, grammar) => {
      for (const [field, words] of Object.entries(grammar) as [Field, string | boolean][]) {
        if (typeof words !== "string" || words === "") continue;
        // An empty alternative beside it always matches; what it captures is counted.
        expect(new RegExp(`${words}|`, "u").exec("")?.length, field).toBe(1);
      }
    },
  );
  it("has each language once", () => {
    expect(GRAMMARS.map(({ language }) => language).sort()).toEqual(
      "de en es fr it ja ko pt ru zh".split(" "),
    );
  });
});

describe("numbers in words", () => {
  it.each([
    ["one hundred and twenty", 120],
    ["twenty five", 25],
    ["two hundred", 200],
    ["a hundred", undefined],
    ["fünfzig", 50],
    ["quatre", 4],
    ["cincuenta", 50],
    ["cento", 100],
    ["oitenta", 80],
    ["двадцать пять", 25],
    ["一百二十", 120],
    ["八十", 80],
    ["三", 3],
    ["다섯", 5],
    ["lines", undefined],
  ])("%s", (text, value) => {
    expect(numberAt(text.split(" "), 0)?.value).toBe(value);
  });
});
