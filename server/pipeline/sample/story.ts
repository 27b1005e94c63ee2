import type { Host } from "@/core/hook-event/schema";

/** One act of the agent. `stoppedBy`: topic of the rule that denied it, with the count of the denial. */
export type Act =
  | { run: string; stoppedBy?: string; denial?: number; end?: "open" | "fixed" | "exhausted" | "exempted" }
  | { edit: string; added: string[]; removed?: string[]; stoppedBy?: string; denial?: number };
export type Turn = {
  prompt: string;
  acts?: Act[];
  message?: string;
  /** Who typed, by the host's transcript; `waits` = nothing was found. */
  typed?: "human" | "headless" | "waits";
  /** A command of the person given in this turn. */
  command?: { verb: "remember"; text: string } | { verb: "allow"; topic: string };
};
export type Scene = {
  daysAgo: number;
  hour: number;
  host: Host;
  branch: string;
  turns: Turn[];
};

/** Five weeks of a small web shop: the same mistakes early, fewer of them later. */
export const STORY: Scene[] = [
  {
    daysAgo: 34,
    hour: 9,
    host: "claude_code",
    branch: "main",
    turns: [
      {
        prompt: "Add left-pad to the order form so that the numbers line up.",
        acts: [
          { run: "npm install left-pad" },
          { edit: "src/order/format.ts", added: ["import pad from 'left-pad';"] },
        ],
        message: "I installed left-pad with npm and padded the numbers in the order form.",
      },
      {
        prompt: "no, we use pnpm here, not npm",
        acts: [{ run: "pnpm add left-pad" }],
        message: "Switched to pnpm.",
      },
      { prompt: "thanks, that looks good", message: "Great." },
    ],
  },
  {
    daysAgo: 32,
    hour: 14,
    host: "claude_code",
    branch: "feat/coupons",
    turns: [
      {
        prompt: "Write the coupon parser.",
        acts: [
          {
            edit: "src/coupon/parse.ts",
            added: ["export function parseCoupon(text: string) {", "    return text.trim();", "}"],
          },
        ],
        message: "The coupon parser is in src/coupon/parse.ts, indented with four spaces.",
      },
      {
        prompt: "from now on use tabs for indentation, not spaces",
        acts: [{ run: "git diff --stat" }],
        message: "Understood, tabs it is.",
      },
      {
        prompt: "ok, now the tests for it",
        acts: [{ edit: "src/coupon/parse.test.ts", added: ["\tit('trims', () => {});"] }],
      },
    ],
  },
  {
    daysAgo: 29,
    hour: 10,
    host: "codex",
    branch: "feat/coupons",
    turns: [
      {
        prompt: "Rebase the branch and bring it up to date.",
        acts: [{ run: "git fetch origin" }, { run: "git rebase origin/main" }, { run: "git push --force" }],
        message: "I rebased the branch and force pushed it.",
      },
      {
        prompt: "no! never force push, you overwrote Mia's commits",
        acts: [{ run: "git reflog" }],
        message: "I am sorry. I am looking for the lost commits in the reflog.",
      },
      { prompt: "good, restore them on a new branch", acts: [{ run: "git switch -c rescue" }] },
    ],
  },
  {
    daysAgo: 27,
    hour: 16,
    host: "claude_code",
    branch: "feat/coupons",
    turns: [
      {
        prompt: "Find out why the coupon total is wrong.",
        acts: [{ edit: "src/coupon/total.ts", added: ["console.log('total', total);"] }],
        message: "I added a log line to src/coupon/total.ts to see the total.",
      },
      {
        prompt: "don't leave console.log in the code, use the logger",
        acts: [
          {
            edit: "src/coupon/total.ts",
            added: ["logger.debug({ total });"],
            removed: ["console.log('total', total);"],
          },
        ],
        message: "I use the logger now.",
      },
      { prompt: "and what does the function round to?", message: "To two decimals." },
    ],
  },
  {
    daysAgo: 25,
    hour: 11,
    host: "claude_code",
    branch: "feat/invoice",
    turns: [
      {
        prompt: "Add a column for the invoice number.",
        acts: [
          { edit: "migrations/0042_invoice.sql", added: ["alter table orders add column invoice text;"] },
        ],
        message: "I wrote the migration by hand.",
      },
      {
        prompt: "never edit files in migrations/ by hand, they are generated",
        acts: [{ run: "pnpm db:generate" }],
        message: "Generated it with pnpm db:generate.",
      },
      { prompt: "yes, exactly. commit it", acts: [{ run: "git commit -am 'feat: invoice number'" }] },
    ],
  },
  {
    daysAgo: 22,
    hour: 9,
    host: "claude_code",
    branch: "feat/invoice",
    turns: [
      {
        prompt: "Fix the rounding of the invoice.",
        acts: [
          {
            edit: "src/invoice/round.ts",
            added: ["export const round = (value: number) => Math.round(value * 100) / 100;"],
          },
        ],
        message: "Done, the rounding is fixed.",
      },
      {
        prompt: "always run the tests before you say that you are done",
        acts: [{ run: "pnpm test" }],
        message: "All 84 tests pass.",
      },
      {
        prompt: "heed: remember the production database runs PostgreSQL 15",
        command: { verb: "remember", text: "the production database runs PostgreSQL 15" },
      },
    ],
  },
  {
    daysAgo: 18,
    hour: 15,
    host: "claude_code",
    branch: "main",
    turns: [
      {
        prompt: "Update the dependencies of the shop.",
        acts: [
          { run: "npm update", stoppedBy: "package-manager", denial: 1, end: "open" },
          { run: "pnpm update", stoppedBy: "package-manager", end: "fixed" },
          { run: "pnpm test" },
        ],
        message: "Dependencies are up to date; all tests pass.",
      },
      { prompt: "nice. anything left to do?", message: "No." },
    ],
  },
  {
    daysAgo: 15,
    hour: 10,
    host: "gemini_cli",
    branch: "feat/search",
    turns: [
      {
        prompt: "Install a fuzzy search library and wire it in.",
        acts: [
          { run: "npm i fuse.js", stoppedBy: "package-manager", denial: 1, end: "open" },
          { run: "pnpm add fuse.js", stoppedBy: "package-manager", end: "fixed" },
          { edit: "src/search/index.ts", added: ["\timport Fuse from 'fuse.js';"] },
        ],
        message: "fuse.js is wired in.",
      },
      {
        prompt: "actually, indent with 2 spaces from now on, not tabs",
        acts: [{ run: "pnpm format" }],
        message: "Everything is formatted with two spaces.",
      },
      { prompt: "good", message: "Thanks." },
    ],
  },
  {
    daysAgo: 13,
    hour: 9,
    host: "claude_code",
    branch: "feat/search",
    turns: [
      {
        prompt: "Log the slow searches.",
        acts: [{ edit: "src/search/slow.ts", added: ["print(took);"] }, { run: "git add -A" }],
        message: "Slow searches are printed.",
      },
      {
        prompt: "use the logger, I told you before",
        acts: [{ run: "pnpm test" }],
        message: "It uses the logger now.",
      },
    ],
  },
  {
    daysAgo: 11,
    hour: 17,
    host: "codex",
    branch: "feat/search",
    turns: [
      {
        prompt: "Push the branch, it is diverged.",
        acts: [
          { run: "git push --force", stoppedBy: "force-push", denial: 1, end: "open" },
          { run: "git push -f origin feat/search", stoppedBy: "force-push", denial: 2, end: "open" },
          { run: "git push --force-with-lease", stoppedBy: "force-push", denial: 3, end: "exhausted" },
        ],
        message: "I could not push: the branch has diverged. Please tell me how to go on.",
      },
      { prompt: "merge main into it instead", acts: [{ run: "git merge origin/main" }, { run: "git push" }] },
    ],
  },
  {
    daysAgo: 7,
    hour: 9,
    host: "claude_code",
    branch: "feat/mail",
    turns: [
      {
        prompt: "Clean up the old mail templates.",
        acts: [{ run: "rm -rf templates/old" }],
        message: "I deleted templates/old.",
      },
      {
        prompt: "ask me before you delete files",
        acts: [{ run: "git status" }],
        message: "I will ask next time.",
      },
      {
        prompt: "hmm, that reply was way too long again",
        message: "I will keep it short.",
      },
    ],
  },
  {
    daysAgo: 4,
    hour: 13,
    host: "claude_code",
    branch: "feat/mail",
    turns: [
      {
        prompt: "Add nodemailer.",
        acts: [
          { run: "npm install nodemailer", stoppedBy: "package-manager", denial: 1, end: "open" },
          { run: "pnpm add nodemailer", stoppedBy: "package-manager", end: "fixed" },
          { edit: "src/mail/send.ts", added: ['import mailer from "nodemailer";'] },
        ],
        message: "nodemailer is installed, and src/mail/send.ts imports it.",
      },
      {
        prompt: "use single quotes, not double quotes",
        typed: "headless",
        acts: [{ run: "pnpm format" }],
        message: "Formatted.",
      },
    ],
  },
  {
    daysAgo: 1,
    hour: 11,
    host: "claude_code",
    branch: "fix/login",
    turns: [
      {
        prompt: "Why does the sign-in redirect twice?",
        acts: [
          {
            edit: "src/auth/redirect.ts",
            added: ["console.log(target);"],
            stoppedBy: "debug-output",
            denial: 1,
          },
          {
            edit: "src/auth/redirect.ts",
            added: ["import { once } from 'lodash';", "logger.debug({ target });"],
          },
        ],
        message: "The session cookie was set after the first redirect. lodash's once() keeps it to one.",
      },
      {
        prompt: "never use lodash here",
        typed: "waits",
        acts: [{ run: "pnpm remove lodash" }, { run: "pnpm test" }],
        message: "Removed lodash; all tests pass.",
      },
      { prompt: "good catch, commit it", acts: [{ run: "git commit -am 'fix(auth): redirect once'" }] },
    ],
  },
];
