import { describe, expect, it } from "vitest";
import { extract } from "../extraction/extract";
import { compositeContent } from "./shape-composite";
import { extractWhole } from "./shape-extract";
import { readProcedure } from "./shape-procedure";

const stepsOf = (text: string) => readProcedure(text)?.steps ?? null;

describe("parts of one message that belong together", () => {
  it.each([
    ["Release process:\n1. run npm test\n2. tag it", ["run npm test", "tag it"], "Release process."],
    ["Before each release:\n- lint\n- build", ["lint", "build"], "Before each release."],
    ["To add a migration: 1) write SQL 2) test it", ["write SQL", "test it"], "To add a migration."],
    ["Ablauf vor dem Release:\n1. Tests\n2. Tag setzen", ["Tests", "Tag setzen"], "Ablauf vor dem Release."],
    ["Antes de publicar:\n* probar\n* etiquetar", ["probar", "etiquetar"], "Antes de publicar."],
    ["Avant de livrer :\n- tester\n- taguer", ["tester", "taguer"], "Avant de livrer."],
    ["Processo de lançamento:\n1. testar\n2. marcar", ["testar", "marcar"], "Processo de lançamento."],
    ["Procedura di rilascio:\n1. testa\n2. tagga", ["testa", "tagga"], "Procedura di rilascio."],
    ["Перед релизом:\n1. тесты\n2. тег", ["тесты", "тег"], "Перед релизом."],
    ["发布流程：1. 跑测试 2. 打标签", ["跑测试", "打标签"], "发布流程。"],
    ["リリース手順：\n1. テスト\n2. タグ", ["テスト", "タグ"], "リリース手順。"],
    ["배포 절차:\n1. 테스트\n2. 태그", ["테스트", "태그"], "배포 절차."],
  ])("%s", (text, steps, statement) => {
    expect(readProcedure(text)).toMatchObject({ steps, statement });
  });

  it.each([
    ["First run the tests, then tag it", ["run the tests", "tag it"]],
    ["zuerst testen, dann taggen", ["testen", "taggen"]],
    ["primero prueba, luego etiqueta", ["prueba", "etiqueta"]],
    ["сначала тесты, затем тег", ["тесты", "тег"]],
  ])("in sequence: %s", (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });

  it.each([
    "use pnpm, not npm, and never push to main",
    "From now on:\n- use pnpm\n- no default exports",
    "My wishes:\n1. use pnpm\n2. no default exports",
    "Before each release: run the tests",
    "the first version was better",
    "- one\n- two",
  ])("unrelated wishes, and one wish alone, are none: %s", (text) => {
    expect(readProcedure(text)).toBeNull();
  });

  it("what was said besides is kept apart", () => {
    const text = "Always use tabs. Deploy checklist:\n- run npm test\n- ask me before you push\n\nThanks!";
    expect(readProcedure(text)?.rest).toBe("Always use tabs.\nThanks!");
    const found = extractWhole({ message: text, language: "en", label: "preference" }, extract);
    expect(found.procedure?.positions).toEqual([0, 1]);
    expect(found.candidates.map(({ claim }) => claim.topic)).toEqual(["run-tests", "push", "indentation"]);
  });
});

describe("steps share the moment of their procedure", () => {
  const of = (message: string) => extractWhole({ message, language: "en", label: "preference" }, extract);

  it("a step to take is read with it; what is forbidden is forbidden at any time", () => {
    const { candidates } = of("Before each release:\n- run npm test\n- never push to main");
    expect(candidates.map(({ form, directive }) => [form, directive])).toEqual([
      ["order", "Before each release, run npm test."],
      ["forbid", "Never push to main."],
    ]);
  });

  it("of a procedure with a name, the name is the condition", () => {
    const { candidates } = of("Release process:\n1. run npm test\n2. update the changelog");
    expect(candidates.map(({ applicability }) => applicability.condition)).toEqual([
      "Release process",
      "Release process",
    ]);
  });
});

describe("a composite's content", () => {
  it("tells its parts, has no check of its own, and is as grave as the gravest", () => {
    const content = compositeContent("Before each release.", [
      { statement: "Run the tests.", severity: "minor" },
      { statement: "Never push.", severity: "critical" },
    ]);
    expect(content).toMatchObject({
      ...{ verifier: null, tier: "intent", severity: "critical" },
      instruction: "Before each release. All of it: 1. Run the tests. 2. Never push.",
      claim: { topic: "procedure:before-each-release", polarity: "require" },
    });
  });
});
