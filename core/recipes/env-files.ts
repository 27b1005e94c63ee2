import { commandExamples, fileExample } from "./examples";
import type { Recipe, RecipeDraft } from "./recipe";

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

const ONLY_CHANGES = /\b(?:edit|chang|modif|writ|overwrit|alter|updat|delet|remov|creat|bearbeit|änder)\w*/u;

/** “Don't edit .env”: reading it was not what the person spoke of. */
const unchanged: RecipeDraft = {
  params: { reading: true },
  verifier: {
    kind: "file-path",
    paths: [".env", ".env.*"],
    except: SAMPLES,
    ops: ["create", "modify", "delete"],
  },
  message: "Files with secrets are not changed.",
  remedy: "say which variable is needed and let the person set it",
  severity: "critical",
  onExhausted: "ask",
  applicability: { paths: [] },
  stop: [fileExample({ path: ".env", added: "A=1" }), ...commandExamples(["echo A=1 >> .env"])],
  pass: [
    ...commandExamples(["cat .env", "cp .env.example /tmp/x"]),
    fileExample({ path: ".env.example", added: "A=" }),
  ],
};

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
    if (
      ONLY_CHANGES.test(wish.text) &&
      !/\b(?:read|open|look|touch|access|print|show|cat)\w*/.test(wish.text)
    )
      return unchanged;
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
