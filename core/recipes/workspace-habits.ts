import { turnEnd } from "../verifiers/cases";
import type { Recipe } from "./recipe";

const TEMPORARY = [
  "tmp_*",
  "temp_*",
  "*_tmp.*",
  "*_temp.*",
  "*.tmp",
  "*.temp",
  "*.bak",
  "*.orig",
  "*.log",
  "debug_*",
  "debug.*",
  "scratch*",
  "tmp/",
  "temp/",
  "nohup.out",
  "test_output*",
  "*.swp",
  "*.pid",
  "tmp.*",
  "temp.*",
  "scratch/",
  "/check_*.*",
  "/try_*.*",
  "/try.*",
  "/verify_*.{py,js,ts,sh}",
  "/test[0-9].{py,js,ts,sh}",
  "/test.{py,js,ts,sh}",
  "/demo_*.{py,js,ts,sh}",
  "/output.{txt,json,log}",
];

/** “Remove temporary files you created”. */
export const cleanUpRecipe: Recipe = {
  name: "clean-up",
  title: "No left-over files",
  fits: (wish) =>
    wish.topic === "temp-files" ||
    (wish.candidate.form === "clean_up" &&
      /\b(?:te?mp\w*|scratch|debug|log)\b.{0,20}\bfiles?\b/.test(wish.text))
      ? 0.9
      : 0,
  draft: () => ({
    params: { leftovers: TEMPORARY },
    verifier: { kind: "workspace-state", leftovers: TEMPORARY, except: ["logs/**", "test/**/*.log"] },
    message: "The task leaves temporary files behind that it made itself.",
    remedy: "delete the temporary files that you made",
    onExhausted: "release",
    stop: [
      { text: "leave tmp_check.py", moment: turnEnd(["tmp_check.py", "src/a.py"]) },
      { text: "leave debug.log", moment: turnEnd(["debug.log"]) },
    ],
    pass: [
      { text: "leave src/a.py", moment: turnEnd(["src/a.py"]) },
      { text: "leave nothing", moment: turnEnd() },
    ],
  }),
};

const SOURCES = [
  "src/**/*.{ts,tsx,js,jsx,py,go,rs,rb,java,kt}",
  "lib/**/*.{ts,tsx,js,jsx,py,rb}",
  "app/**/*.{ts,tsx,py,rb}",
  "packages/**/*.{ts,tsx}",
];
const TESTS = [
  "*.test.*",
  "*.spec.*",
  "test_*.py",
  "*_test.*",
  "*_spec.rb",
  "*Test.java",
  "*.d.ts",
  "*.stories.*",
  "__init__.py",
  "index.*",
  "tests/**",
  "test/**",
  "**/__tests__/**",
];
const PARTNERS = [
  "{name}.test.*",
  "{name}.spec.*",
  "test_{name}.*",
  "{name}_test.*",
  "{name}_spec.*",
  "{name}Test.*",
];

/** “New source files need a test file”. */
export const testBesideSourceRecipe: Recipe = {
  name: "test-beside-source",
  title: "A test for each new source file",
  fits: (wish) =>
    wish.topic === "tests-required" ||
    /\b(?:new|each|every)\b.{0,30}\b(?:files?|modules?|components?)\b.{0,25}\btests?\b/.test(wish.text)
      ? 0.88
      : 0,
  draft: () => ({
    params: {},
    verifier: { kind: "workspace-state", newNeeds: { files: SOURCES, except: TESTS, partner: PARTNERS } },
    message: "A new source file came without a test file.",
    remedy: "add a test file of the same name",
    onExhausted: "release",
    stop: [{ text: "create src/cart.ts alone", moment: turnEnd(["src/cart.ts"]) }],
    pass: [
      { text: "create it with its test", moment: turnEnd(["src/cart.ts", "src/cart.spec.ts"]) },
      { text: "create a document", moment: turnEnd(["docs/a.md"]) },
    ],
  }),
};
