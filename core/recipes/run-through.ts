import { commandExamples } from "./examples";
import type { Recipe } from "./recipe";
import type { Wish } from "./wish";

const RUNNERS = ["uv", "poetry", "pipenv", "pdm", "rye", "hatch", "pixi", "conda"];
const PYTHON = ["python", "python3", "py"];

/** “Use uv run, not bare python”: the interpreter only through the project's runner. */
export const runThroughRecipe: Recipe = {
  name: "run-through",
  title: "Python through its runner",
  fits(wish) {
    if (!runnerOf(wish) || !/\bpython3?\b/.test(wish.text)) return 0;
    if (wish.topic === "python-runner") return 0.98;
    return /\brun\b/.test(wish.text) ? 0.97 : 0;
  },
  draft(wish) {
    const runner = runnerOf(wish);
    if (!runner) return null;
    return {
      params: { runner },
      verifier: {
        kind: "shell-command",
        forbid: [{ program: PYTHON, exceptThrough: [runner], exceptFlags: ["--version|-V|--help"] }],
        instead: [{ program: [runner], subcommand: ["run"] }],
      },
      message: `Python runs in the environment of ${runner}.`,
      remedy: `${runner} run python …`,
      onExhausted: "release",
      stop: commandExamples([
        "python scripts/gen.py",
        "python3 -m pytest -q",
        "cd api && python manage.py check",
      ]),
      pass: commandExamples([`${runner} run python scripts/gen.py`, "which python3", "ls python/"]),
    };
  },
};

function runnerOf(wish: Wish): string | undefined {
  const terms = wish.wanted.join(" ").toLowerCase();
  return (
    RUNNERS.find((name) => new RegExp(`\\b${name}\\b`).test(terms)) ??
    RUNNERS.find((name) => wish.text.includes(`${name} run`) || wish.text.includes(`through ${name}`))
  );
}
