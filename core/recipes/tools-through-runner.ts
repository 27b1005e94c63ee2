import { commandExamples } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

/** Tools of a language that people mean together, and the runners of their projects. */
const FAMILIES: { said: RegExp; programs: string[]; runners: RegExp; known: string[] }[] = [
  {
    said: /\b(?:ruby|rails|gem)\b|\brspec\b|\brubocop\b|\brake\b/iu,
    programs: [
      "rspec",
      "rubocop",
      "rake",
      "rails",
      "cucumber",
      "sidekiq",
      "puma",
      "standardrb",
      "brakeman",
      "reek",
      "erb_lint",
      "guard",
      "jekyll",
      "fastlane",
      "pod",
      "cap",
      "minitest",
      "sorbet",
      "srb",
    ],
    runners: /\b(?<runner>bundle exec|bundler)\b|\b(?<bin>bin\/)(?:stubs?)?/iu,
    known: ["bundle"],
  },
  {
    said: /\bpython\b|\bpytest\b|\bruff\b|\bmypy\b|\bdjango\b/iu,
    programs: [
      "pytest",
      "ruff",
      "mypy",
      "black",
      "isort",
      "flake8",
      "pylint",
      "pyright",
      "alembic",
      "uvicorn",
      "gunicorn",
      "celery",
      "coverage",
      "tox",
      "nox",
      "django-admin",
      "flask",
      "sphinx-build",
      "mkdocs",
      "pre-commit",
      "bandit",
      "python",
      "python3",
    ],
    runners: /\b(?<runner>uv run|poetry run|pipenv run|pdm run|hatch run|rye run|pixi run)\b/iu,
    known: ["uv", "poetry", "pipenv", "pdm", "hatch", "rye", "pixi"],
  },
  {
    said: /\bphp\b|\bphpunit\b|\bartisan\b|\blaravel\b/iu,
    programs: ["php", "composer", "phpunit", "artisan", "pest"],
    runners: /\b(?<runner>sail|ddev|lando)\b/iu,
    known: ["sail", "ddev", "lando"],
  },
];

/** “Ruby tools are run through bundle exec”: every tool of the family, only through the project's runner. */
export const toolsThroughRunnerRecipe: Recipe = {
  name: "tools-through-runner",
  title: "All tools of a language through their runner",
  fits: (wish) => (familyOf(wish) ? 0.955 : 0),
  draft(wish) {
    const found = familyOf(wish);
    if (!found) return null;
    const { programs, runner, known } = found;
    const first = programs[0] ?? "x";
    const second = programs[1] ?? first;
    return {
      params: { programs, runner },
      verifier: {
        kind: "shell-command",
        forbid: [{ program: programs, exceptThrough: known, exceptFlags: ["--version|-V|-v|--help"] }],
        except: [{ program: programs, through: known }],
      },
      message: `Such tools are run through ${runner} here.`,
      remedy: `${runner} ${first} …`,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: commandExamples([`${first} a`, `cd x && ${second} b`]),
      pass: commandExamples([`${runner} ${first} a`, `which ${first}`, `cat .${first}.yml`]),
    };
  },
};

function familyOf(wish: Wish): { programs: string[]; runner: string; known: string[] } | undefined {
  const said = wish.said[0] ?? "";
  if (wish.forbids && !/\b(?:never|not|don'?t)\b.{0,40}\b(?:bare|direct\w*|without|plain)\b/iu.test(said))
    return undefined;
  if (!/\b(?:through|via|with|by|prefix\w*|using|use|behind|inside)\b|前(?:加|面)|通过/iu.test(said))
    return undefined;
  for (const { said: named, programs, runners, known } of FAMILIES) {
    const runner = runners.exec(said)?.groups?.runner;
    if (!runner || !named.test(said)) continue;
    const used = known.filter((name) => runner.toLowerCase().startsWith(name.slice(0, 4)));
    return {
      programs: mentioned(programs, said),
      runner: runner === "bundler" ? "bundle exec" : runner,
      known: used,
    };
  }
  return undefined;
}

/** Where single tools are named, those; a family's name means all. */
function mentioned(programs: string[], said: string): string[] {
  const named = programs.filter((name) => new RegExp(`(?<![\\w/-])${name}(?![\\w/-])`, "i").test(said));
  const isFamily = /\btools?\b|\bcommands?\b|\beverything\b|\bbinstubs?\b|\bgems?\b|\bscripts?\b/iu.test(
    said,
  );
  return named.length > 0 && !isFamily ? named : programs;
}
