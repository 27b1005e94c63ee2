import { textRecipe } from "../text-recipe";
import type { Wish } from "../wish";
import { TEST_FILES } from "./files";

const FOCUSED = [
  "\\b(it|test|describe|context|suite|specify)(\\.\\w+)*\\.only\\b",
  "^\\s*(fit|fdescribe|fcontext)\\s*\\(",
];
const SKIPPED = [
  "\\b(it|test|describe|context|suite|specify)(\\.\\w+)*\\.(skip|todo|skipIf|fixme)\\b",
  "^\\s*(xit|xtest|xdescribe|xcontext|xspecify)\\s*\\(",
  "@(Ignore|Disabled)\\b",
  "@(pytest\\.mark\\.)?(skip|skipif|xfail)\\b",
  "@unittest\\.skip\\w*",
  "\\bpytest\\.skip\\(",
  "\\bt\\.Skip(f|Now)?\\(",
  "^\\s*#\\[ignore\\b",
  "\\[(Ignore|Fact\\(Skip|Skip)\\b",
  "\\bself\\.skipTest\\(",
  "\\bmarkTestSkipped\\(",
];
const ONLY_WORDS = /\.only\b|\bfocus(?:ed)? tests?\b|\bfdescribe\b|\bfit\(|聚焦/iu;
const SKIP_WORDS =
  /\.(?:skip|todo)\b|\bxit\b|\bxdescribe\b|\bxtest\b|@(?:ignore|disabled)\b|\bmark\.(?:skip|xfail)|\bskip(?:ped|ping|s)?\b[^.]{0,20}\btests?\b|\btests?\b[^.]{0,25}\bskip\w*|\bdisabl\w*\b[^.]{0,15}\btests?\b|\bt\.Skip\b|跳过.{0,6}测试|测试.{0,6}(?:跳过|忽略|禁用)|禁用.{0,4}测试|忽略.{0,4}测试|テスト.{0,4}スキップ|Tests? (?:überspring|deaktivier)|saltar(?:se)? tests?|tests? désactiv/iu;
const ALL = [...TEST_FILES, "*.{ts,tsx,js,jsx,mjs,py,go,rs,java,kt,cs,php,rb}"];

/** “Never skip tests when you commit” is about running them, not about marks in the code. */
function aboutMarks(wish: Wish): boolean {
  return !/\bskip(?:ping)? (?:running )?(?:the )?tests?\b[^.]{0,15}\b(?:before|when|step|run)/u.test(
    wish.text,
  );
}

export const noFocusedTestsRecipe = textRecipe({
  name: "no-focused-tests",
  title: "No focused tests",
  topics: [],
  named: ONLY_WORDS,
  when: (wish) => !SKIP_WORDS.test(wish.text),
  spec: { paths: ALL, re: FOCUSED, in: "code" },
  message: "A focused test keeps the others from running.",
  remedy: "remove .only",
  stop: [
    { path: "src/a.test.ts", added: 'it.only("works", () => {});' },
    { path: "src/a.test.ts", added: 'fdescribe("x", () => {});' },
  ],
  pass: [
    { path: "src/a.test.ts", added: 'it("works", () => {}); // it.only' },
    { path: "src/a.ts", added: "const only = user.only;" },
  ],
});

export const noSkippedTestsRecipe = textRecipe({
  name: "no-skipped-tests",
  title: "No skipped tests",
  topics: [],
  words: SKIP_WORDS,
  when: (wish) =>
    wish.said.some((said) => SKIP_WORDS.test(said)) &&
    (wish.forbids ||
      /\b(?:no|not|never|don'?t|without|stop)\b|不|别|禁|勿|kein|nicht|ない|sans|sin|ningún/u.test(
        wish.text,
      )) &&
    aboutMarks(wish),
  spec: { paths: ALL, re: [...SKIPPED, ...FOCUSED], in: "code" },
  message: "Tests are repaired, not switched off.",
  remedy: "repair the test, or ask the person",
  stop: [
    { path: "src/a.test.ts", added: 'it.skip("works", () => {});' },
    { path: "src/a.test.ts", added: 'xdescribe("x", () => {});' },
    { path: "tests/test_a.py", added: "@pytest.mark.skip\ndef test_a(): ..." },
    { path: "src/test/ATest.java", added: "@Disabled\n@Test void a() {}" },
  ],
  pass: [
    { path: "src/a.test.ts", added: 'it("skips blank lines", () => {}); // it.skip' },
    { path: "src/a.ts", added: "list.skip(2);" },
  ],
});

export const noSleepRecipe = textRecipe({
  name: "no-sleep",
  title: "No fixed waiting",
  topics: [],
  named:
    /\bsleeps?\b(?:\(\))?|\bsleeping\b|\b(?:time|thread|asyncio|tokio)\.?(?:::)?sleep\b|\bwaitForTimeout\b|\b(?:fixed|hard-?coded|arbitrary|hard) (?:waits?|delays?|timeouts?)\b|固定(?:时间)?等待|硬等待|(?:使用)?睡眠|スリープ/iu,
  spec: {
    calls: [
      "sleep",
      "time.sleep",
      "asyncio.sleep",
      "Thread.sleep",
      "time.Sleep",
      ".waitForTimeout",
      "cy.wait",
      "thread::sleep",
    ],
    re: ["\\bthread::sleep\\(", "\\bsetTimeout\\(\\s*(resolve|r|res|done)\\b", "^\\s*sleep\\s+\\d"],
    in: "code",
  },
  message: "Waiting a fixed time is slow and fails by chance.",
  remedy: "wait for the condition",
  stop: [
    { path: "tests/test_a.py", added: "    time.sleep(2)" },
    { path: "tests/a.spec.ts", added: "await page.waitForTimeout(500);" },
  ],
  pass: [
    { path: "tests/test_a.py", added: "wait_until(ready)  # no sleep(2)" },
    { path: "tests/a.spec.ts", added: 'await expect(page.getByText("x")).toBeVisible();' },
  ],
});

export const noSnapshotsRecipe = textRecipe({
  name: "no-snapshots",
  title: "No snapshot tests",
  topics: [],
  named: /\bsnapshot(?: test(?:s|ing)?| assertions?|s)?\b|快照(?:测试)?|スナップショット/iu,
  when: (wish) =>
    /\btest|测试|テスト|snapshots?\b/u.test(wish.text) && !/\bdatabase|\bupdate\b|-u\b/u.test(wish.text),
  spec: {
    paths: ALL,
    calls: [
      ".toMatchSnapshot",
      ".toMatchInlineSnapshot",
      ".toThrowErrorMatchingSnapshot",
      "assert_match_snapshot",
    ],
    in: "code",
  },
  message: "Tests say what they expect.",
  remedy: "expect(…).toEqual(…)",
  stop: [{ path: "src/a.test.ts", added: "expect(a).toMatchSnapshot();" }],
  pass: [{ path: "src/a.test.ts", added: "expect(a).toEqual({ id: 1 });" }],
});
