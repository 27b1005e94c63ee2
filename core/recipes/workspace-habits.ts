import { turnEnd } from "../verifiers/cases";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

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

/** What tools and tasks leave behind, as people call it. */
const LEFTOVERS: [RegExp, string[]][] = [
  [/\bplan (?:files?|outputs?)\b|\btfplans?\b/iu, ["*.tfplan", "tfplan", "*.plan", "plan.out"]],
  [
    /\bcrash (?:logs?|dumps?|reports?)\b/iu,
    ["crash.log", "crash.*.log", "crash*.log", "hs_err_pid*", "core.[0-9]*"],
  ],
  [/(?<!crash )(?:\blog files?\b|\blogs\b)/iu, ["*.log"]],
  [/\bscreenshots?\b/iu, ["screenshot*.{png,jpg,jpeg}", "Screenshot*.{png,jpg}", "screen*.png"]],
  [/\bprofiles?\b|\bprofiling\b/iu, ["*.prof", "*.pprof", "*.cpuprofile", "*.heapsnapshot", "perf.data*"]],
  [/\bdumps?\b|\bdatabase exports?\b/iu, ["*.dump", "dump.*", "*_dump.sql", "*.sql.gz", "*.rdb"]],
  [/\bcoverage\b/iu, ["coverage/", "htmlcov/", ".coverage", "coverage.xml", "lcov.info", "coverage.out"]],
  [/\bpatch(?:es| files?)\b|\brejects?\b/iu, ["*.patch", "*.rej", "*.orig"]],
  [/\barchives?\b|\bzips?\b|\btarballs?\b/iu, ["*.zip", "*.tar", "*.tar.gz", "*.tgz"]],
  [
    /\bone-?off scripts?\b|\b(?:helper|throw-?away|debug|check) scripts?\b/iu,
    ["/check_*.*", "/try_*.*", "/debug_*.*", "/verify_*.*", "/fix_*.*"],
  ],
];
const REMOVES = /\b(?:remov|delet|clean(?:s|ed|ing)? up|clear|tidy|leave no|no left-?over|pick up)\w*/iu;
const OWN_MADE =
  /\b(?:you|that you|you have|you've|it|the agent|the task|your|own)\b.{0,14}\b(?:produced?|creat\w+|made|make|left|leave|wrote|write|generat\w+|needed|added|used)\b|\byour own\b|\bleft-?overs?\b|\bbefore (?:you )?(?:finish|stop|end)\w*/iu;

/** “Remove plan files and crash logs that you produced”. */
export const namedLeftoversRecipe: Recipe = {
  name: "named-leftovers",
  title: "No left-over files of a kind",
  fits: (wish) => (leftoversOf(wish).length > 0 ? 0.91 : 0),
  draft(wish) {
    const leftovers = leftoversOf(wish);
    const samples = leftovers
      .map((glob) => (samplePath(glob) ?? "").replace(/\[0-9\]/g, "1"))
      .filter(Boolean);
    const first = samples[0];
    if (first === undefined) return null;
    return {
      params: { leftovers },
      verifier: { kind: "workspace-state", leftovers },
      message: "The task leaves files behind that it made itself.",
      remedy: "delete what you made on the way",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [{ text: `leave ${first}`, moment: turnEnd([first, "src/a.py"]) }],
      pass: [
        { text: "leave src/a.py", moment: turnEnd(["src/a.py"]) },
        { text: "leave nothing", moment: turnEnd() },
      ],
    };
  },
};

function leftoversOf(wish: Wish): string[] {
  const said = wish.said[0] ?? "";
  if (
    !REMOVES.test(said) ||
    !OWN_MADE.test(said) ||
    /\bcode\b|\bimports?\b|\bcomments?\b|\bstatements?\b/iu.test(said)
  )
    return [];
  return [...new Set(LEFTOVERS.filter(([named]) => named.test(said)).flatMap(([, globs]) => globs))];
}

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
    (wish.topic === "tests-required" && wish.candidate.applicability.paths.length === 0) ||
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
