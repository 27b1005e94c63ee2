import { commandExamples, fileExample } from "./examples";
import type { Recipe } from "./recipe";

const READERS = [
  "cat",
  "head",
  "tail",
  "less",
  "more",
  "grep",
  "egrep",
  "rg",
  "sed",
  "awk",
  "source",
  ".",
  "bat",
  "nl",
  "od",
  "xxd",
  "strings",
  "cut",
  "sort",
  "cp",
  "mv",
  "scp",
  "base64",
  "jq",
  "vim",
  "nano",
  "export",
  "tee",
  "diff",
  "printenv",
];
const SAMPLES = [".env.example", ".env.sample", ".env.template", ".env.dist", ".env.defaults"];

/** “Keep your hands off .env”: neither read nor change files with secrets. */
export const envFilesRecipe: Recipe = {
  name: "env-files",
  title: "No .env files",
  fits: (wish) =>
    wish.topic === "env-files" || (wish.forbids && wish.unwanted.some((term) => term.startsWith(".env")))
      ? 0.97
      : 0,
  draft(wish) {
    const reads = !/\b(?:commit|push|check in)\b/.test(wish.text);
    if (!reads) return null;
    return {
      params: {},
      verifier: {
        all: [
          {
            kind: "file-path",
            paths: [".env", ".env.*"],
            except: SAMPLES,
            ops: ["read", "create", "modify", "delete"],
          },
          {
            kind: "shell-command",
            forbid: [{ program: READERS, args: [".env", ".env.*"], exceptArgs: SAMPLES }],
          },
        ],
      },
      message: "Files with secrets are neither read nor changed.",
      remedy: "use .env.example, or ask the person for the names of the variables",
      severity: "critical",
      onExhausted: "ask",
      applicability: { paths: [] },
      stop: [
        ...commandExamples([
          "cat .env",
          "head -5 ./config/.env.production",
          "grep KEY .env",
          "source .env && env",
        ]),
        fileExample({ path: ".env", added: "A=1" }),
      ],
      pass: [
        ...commandExamples(["cat .envrc.sample", "ls -a", "cat .env.example"]),
        fileExample({ path: "docs/env.md", op: "create", added: "copy .env.example to .env" }),
      ],
    };
  },
};
