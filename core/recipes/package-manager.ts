import type { CommandPattern } from "../verifiers/command-pattern";
import { shellOf } from "../verifiers/evidence";
import { commandExamples } from "./examples";
import {
  changingCommands,
  PACKAGE_MANAGERS,
  type PackageManager,
  packageManagerOf,
} from "./package-managers";
import { commandSpans } from "./reading/command-spans";
import type { Recipe } from "./recipe";
import { mentions, type Wish } from "./wish";

/** “Use pnpm, not npm”: the other managers of the family may not change packages. */
export const packageManagerRecipe: Recipe = {
  name: "package-manager",
  title: "Package manager",
  fits: (wish) => (choiceOf(wish) ? 0.95 : 0),
  draft(wish, input) {
    const choice = choiceOf(wish);
    if (!choice) return null;
    const { wanted, unwanted } = choice;
    const acted = input.act?.kind === "shell_command" ? shellOf(input.act).commands : [];
    const forbid = unwanted.flatMap((manager) => [
      ...changesBut(manager, wanted),
      // `conda create` makes what mamba would make as well.
      ...(wanted && ENVIRONMENTS.test(wanted.name) && ENVIRONMENTS.test(manager.name)
        ? [{ program: manager.programs, subcommand: ["create", "env create", "env update"] }]
        : []),
      ...actedOn(manager, acted.find(({ program }) => manager.programs.includes(program))?.strictWords[0]),
    ]);
    const first = unwanted[0];
    const others = unwanted.map(({ name }) => name);
    return {
      params: { wanted: wanted?.name ?? null, unwanted: others },
      verifier: {
        kind: "shell-command",
        forbid,
        ...(wanted ? { instead: changingCommands(wanted) } : {}),
      },
      remedy: wanted ? wanted.remedy : null,
      message: wanted
        ? `This project manages packages with ${wanted.name}; ${others.join(", ")} would write another lock file.`
        : `Packages are not managed with ${others.join(", ")} here.`,
      onExhausted: "release",
      stop: commandExamples(first ? [first.add, `bash -c '${first.add}'`, `cd web && ${first.add}`] : []),
      pass: commandExamples([
        ...(wanted ? [wanted.add] : []),
        ...(first ? [`grep -rn "${first.add}" docs`, `echo "${first.add}" >> NOTES.md`] : []),
      ]),
    };
  },
};

type Choice = { wanted: PackageManager | undefined; unwanted: PackageManager[] };

function choiceOf(wish: Wish): Choice | null {
  // “npm ci, never npm install” and “nothing globally” choose no manager.
  if (/\bglobal/.test(wish.text)) return null;
  const typed = commandSpans(wish.said[0] ?? "").filter(
    ({ phrase, stance }) =>
      stance === "against" && packageManagerOf(phrase.split(" ")[0] ?? "") !== undefined,
  );
  const asked = commandSpans(wish.said[0] ?? "").filter(({ stance }) => stance === "for");
  if (typed.some(({ phrase }) => asked.some((one) => one.phrase.split(" ")[0] === phrase.split(" ")[0])))
    return null;
  const wanted = wish.wanted.map(packageManagerOf).find(Boolean);
  const named = wish.unwanted.flatMap((term) => packageManagerOf(term) ?? []);
  if (named.length === 0 && !wanted) return null;
  // “use uv run, not bare python” names a runner; “npm run build” is not about packages.
  if (wish.topic !== "package-manager" && !isAboutPackages(wish)) return null;
  const family = wanted?.family ?? named[0]?.family;
  const unwanted = wanted
    ? PACKAGE_MANAGERS.filter(
        (manager) =>
          manager.family === family &&
          manager !== wanted &&
          (named.includes(manager) || isRival(manager, wanted)),
      )
    : named.filter((manager) => manager.family === family);
  const ordered = [...unwanted].sort((a, b) => Number(named.includes(b)) - Number(named.includes(a)));
  return ordered.length > 0 ? { wanted, unwanted: ordered } : null;
}

function isAboutPackages(wish: Wish): boolean {
  const terms = [...wish.wanted, ...wish.unwanted];
  const bare = terms.filter((term) => packageManagerOf(term)?.programs.includes(term.toLowerCase()));
  return (
    bare.length > 0 &&
    (terms.length === bare.length || mentions(wish, "install", "add", "packages", "dependencies"))
  );
}

const ENVIRONMENTS = /^(?:conda|mamba|micromamba|pixi)$/;

/** Environments of conda are made next to pip's and the like, not instead of them. */
function isRival(manager: PackageManager, wanted: PackageManager): boolean {
  if (wanted.family !== "python") return true;
  // `pixi` and the others of its sort exclude each other only where the sentence names both.
  return !ENVIRONMENTS.test(manager.name);
}

/** `npm install -g pnpm` brings the wanted manager itself; together with another package it does more than that. */
function changesBut(manager: PackageManager, wanted: PackageManager | undefined): CommandPattern[] {
  if (!wanted || !/^(?:npm|pip)$/.test(manager.name)) return changingCommands(manager);
  return changingCommands(manager).flatMap((pattern) => [
    { ...pattern, hasArgs: false },
    { ...pattern, exceptArgs: [wanted.name, `${wanted.name}@*`, `${wanted.name}==*`] },
  ]);
}

/** When the corrected act used the unwanted manager for something else (`npm run dev`), that counts too. */
function actedOn(manager: PackageManager, subcommand: string | undefined): CommandPattern[] {
  if (subcommand === undefined || manager.changes.includes(subcommand)) return [];
  return [{ program: manager.programs, subcommand: [subcommand] }];
}
