import { describe, expect, it } from "vitest";
import { extract } from "./extract";
import type { ExtractionInput, RuleCandidate } from "./schema";

function read(language: string, message: string, label: ExtractionInput["label"] = "preference") {
  return extract({ message, language, label });
}

function only(language: string, message: string): RuleCandidate {
  const { candidates } = read(language, message);
  expect(candidates.map(({ directive }) => directive)).toHaveLength(1);
  const [candidate] = candidates;
  if (!candidate) throw new Error("no candidate");
  return candidate;
}

/** One sentence a language: “always tabs, except in YAML files”. */
const EXCEPT_YAML: [string, string][] = [
  ["en", "always use tabs, except in YAML files"],
  ["de", "immer Tabs, außer in YAML-Dateien"],
  ["fr", "toujours des tabs, sauf dans les fichiers YAML"],
  ["es", "siempre tabs, excepto en archivos YAML"],
  ["it", "sempre tab, tranne nei file YAML"],
  ["pt", "sempre tabs, exceto em arquivos YAML"],
  ["ru", "всегда табы, кроме файлов YAML"],
  ["zh", "一律用 tab，YAML 文件除外"],
  ["ja", "YAMLファイルを除いて必ずタブを使って"],
  ["ko", "YAML 파일은 제외하고 항상 탭 써줘"],
];

const COLOUR_OF_A_TITLE: [string, string][] = [
  ["en", "the title should be green"],
  ["de", "mach den Titel grün"],
  ["fr", "le titre doit être en vert"],
  ["es", "el título tiene que ser verde"],
  ["it", "il titolo deve essere verde"],
  ["pt", "o título tem que ser verde"],
  ["ru", "заголовок должен быть зелёным"],
  ["zh", "标题要绿色的"],
  ["ja", "タイトルは緑にしてください"],
  ["ko", "제목은 초록색으로 해줘"],
];

const PRODUCTION_RUNS_NODE_18: [string, string][] = [
  ["en", "production runs Node 18"],
  ["de", "die Produktion läuft auf Node 18"],
  ["fr", "la prod tourne sur Node 18"],
  ["es", "producción corre en Node 18"],
  ["it", "la produzione gira su Node 18"],
  ["pt", "a produção roda Node 18"],
  ["ru", "прод работает на Node 18"],
  ["zh", "生产环境用的是 Node 18"],
  ["ja", "本番はNode 18で動いています"],
  ["ko", "운영 서버는 Node 18이야"],
];

describe("when a wish must not fire (learning.md section 4, applicability)", () => {
  it.each(EXCEPT_YAML)("%s: an exception belongs to its wish: %s", (language, message) => {
    const wish = only(language, message);
    expect(wish.claim).toMatchObject({ topic: "indentation", value: "tabs" });
    expect(wish.applicability.exceptPaths).toEqual(["**/*.yml", "**/*.yaml"]);
    expect(wish.applicability.paths).toEqual([]);
  });

  it.each([
    ["de", "nie force-pushen, es sei denn der Branch gehört mir"],
    ["en", "never force push unless the branch is mine"],
  ])("%s: so does a restriction: %s", (language, message) => {
    const wish = only(language, message);
    expect(wish.claim).toMatchObject({ topic: "force-push", polarity: "forbid" });
    expect(wish.applicability.condition).not.toBeNull();
  });
});

describe("what is no wish to keep", () => {
  it.each(COLOUR_OF_A_TITLE)("%s: a one-off value: %s", (language, message) => {
    expect(read(language, message, "correction")).toEqual({ candidates: [], reason: "one-off value" });
  });

  it("a name with a colour in it is none, and neither is a green build", () => {
    expect(read("en", "build all automations in Node-RED", "correction").reason).toBeNull();
    expect(read("en", "keep the build green", "preference").reason).toBeNull();
  });

  it.each(PRODUCTION_RUNS_NODE_18)("%s: a fact without a directive stays a fact: %s", (language, message) => {
    expect(only(language, message)).toMatchObject({ form: "fact" });
  });

  it("a duty about a thing of the world is no fact", () => {
    expect(only("de", "die Produktion läuft immer auf Node 18").form).not.toBe("fact");
    expect(only("es", "la base de datos nunca corre en local").form).not.toBe("fact");
  });
});

describe("what stands beside a wish", () => {
  it.each([
    ["en", "I live in Tokyo, so give me times in JST", "Give me times in JST."],
    [
      "de",
      "ich arbeite auf Windows, deshalb gib mir bitte PowerShell-Befehle",
      "Gib mir bitte PowerShell-Befehle.",
    ],
    ["es", "trabajo en Windows, así que dame comandos de PowerShell", "Dame comandos de PowerShell."],
    ["ru", "я работаю на Windows, поэтому давай команды для PowerShell", "Команды для PowerShell."],
  ])("%s: the circumstance it follows from is left out: %s", (language, message, directive) => {
    expect(only(language, message).directive.toLowerCase()).toBe(directive.toLowerCase());
  });

  it.each([
    [
      "de",
      "leg bitte fest, dass alle Befehle in Kleinbuchstaben stehen",
      "Alle Befehle in Kleinbuchstaben stehen.",
    ],
    ["fr", "fais en sorte que chaque fichier ait un en-tête", "Chaque fichier ait un en-tête."],
    ["it", "fai in modo che ogni file abbia un'intestazione", "Ogni file abbia un'intestazione."],
    ["en", "take care that each file has a header", "Each file has a header."],
  ])("%s: a lead-in is left out: %s", (language, message, directive) => {
    expect(only(language, message).directive).toBe(directive);
  });

  it("what is to be done now is not kept with what holds for good", () => {
    const message = "Propose three names, and make sure that every public function has a docstring.";
    expect(only("en", message).directive).toBe("Every public function has a docstring.");
    const both = read("en", "roll that back and from now on no deploy without a plan", "correction");
    expect(both.candidates.map(({ directive }) => directive)).toEqual(["No deploy without a plan."]);
  });

  it("a predicate of two parts is one wish", () => {
    expect(only("en", "columns are snake_case and singular").directive).toBe(
      "Columns are snake_case and singular.",
    );
  });

  it("what the agent did is told, not wished", () => {
    expect(
      read("en", "you only did two of the five", "preference").candidates.map(({ form }) => form),
    ).not.toContain("limit");
  });
});
