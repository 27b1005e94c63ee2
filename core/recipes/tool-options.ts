import type { AgentAction, CallOptions } from "../hook-event/schema";
import { fileAction, shellAction } from "../verifiers/cases";
import type { CommandPattern } from "../verifiers/command-pattern";
import { commandExample } from "./examples";
import { commandSpans } from "./reading/command-spans";
import { stanceTowards } from "./reading/stance";
import type { Example, Recipe } from "./recipe";
import type { Wish } from "./wish";

type Asked = {
  tools: string[];
  option: { name: string; on?: boolean; missing?: boolean; below?: number; above?: number };
  good: CallOptions | undefined;
  bad: CallOptions | undefined;
  what: string;
  remedy: string;
};

const UNITS: [RegExp, number][] = [
  [/^(?:ms|milli)/i, 1],
  [/^(?:m|min)/i, 60_000],
  [/^(?:s|sec)/i, 1000],
  [/^(?:h)/i, 3_600_000],
];

/** “Give make test a Bash timeout of at least 10 minutes”, “never replace_all”, “every Bash call has a description”. */
export const toolOptionsRecipe: Recipe = {
  name: "tool-options",
  title: "Options of tool calls",
  fits: (wish) => (askedOf(wish) ? 0.957 : 0),
  draft(wish) {
    const asked = askedOf(wish);
    if (!asked) return null;
    const sentence = wish.said[0] ?? "";
    const spans = asked.tools.includes("Bash") ? named(sentence) : [];
    const commands = spans.map(({ pattern }) => pattern);
    const command = spans[0]?.phrase ?? "make x";
    // A number that is meant for something unnamed would stop every command.
    if (
      asked.option.name === "timeout" &&
      spans.length === 0 &&
      !/\b(?:all|every|each|any|bash|shell) (?:\w+ )?(?:calls?|commands?)\b/iu.test(sentence)
    )
      return null;
    const call = (options: CallOptions | undefined, text: string): Example => {
      const moment = {
        point: "action_requested" as const,
        action: withOptions(actionOf(asked.tools, command), options),
      };
      return { text, moment };
    };
    return {
      params: { option: asked.option.name, ...asked.option },
      verifier: {
        kind: "tool-use",
        tools: asked.tools,
        use: "never",
        options: [asked.option],
        ...(commands.length > 0 ? { commands } : {}),
      },
      message: `${asked.tools[0] ?? "A tool"} was called with ${asked.what}.`,
      remedy: asked.remedy,
      readsBounds: true,
      readsCondition: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [call(asked.bad, `a call with ${asked.what}`)],
      pass: [call(asked.good, `a call as it should be`)],
    };
  },
};

/** Commands of the sentence; after “make”, which is also a word, the target that is named. */
function named(sentence: string): { phrase: string; pattern: CommandPattern }[] {
  const spans = commandSpans(sentence).filter(
    ({ stance, phrase }) => stance !== "against" && !/^(?:bash|read)$/i.test(phrase),
  );
  if (spans.length > 0) return spans;
  const target = /\b(make|just|task) ([a-z][\w-]*)/u.exec(sentence);
  if (!target || /^(?:a|an|the|sure|it|this|that|use|calls?|sub\w*)$/.test(target[2] ?? "")) return [];
  return [{ phrase: target[0], pattern: { program: [target[1] ?? ""], subcommand: [target[2] ?? ""] } }];
}

function actionOf(tools: readonly string[], command: string): AgentAction {
  if (tools.includes("Bash")) return shellAction(command);
  if (tools.includes("Read")) return { kind: "file_read", path: "src/a.ts" };
  return fileAction({ path: "src/a.ts", added: "x" });
}

function withOptions(action: AgentAction, options: CallOptions | undefined): AgentAction {
  if (action.kind === "mcp" || action.kind === "web" || action.kind === "other") return action;
  return options ? { ...action, options } : action;
}

function askedOf(wish: Wish): Asked | null {
  const said = wish.said[0] ?? "";
  if (/\breplace[_ -]?all\b/iu.test(said) && stanceTowards(said, /\breplace[_ -]?all\b/iu) !== "for")
    return {
      tools: ["Edit", "MultiEdit"],
      option: { name: "replace_all", on: true },
      ...{
        good: undefined,
        bad: { replace_all: true },
        what: "replace_all",
        remedy: "edit one place at a time",
      },
    };
  const isBash = /\bbash\b|\bcommands?\b|\bshell\b/iu.test(said) || commandSpans(said).length > 0;
  if (
    isBash &&
    /\b(?:bash|shell|tool) (?:tool )?(?:calls?|commands?)\b.{0,40}\bdescriptions?\b|\bdescriptions?\b.{0,40}\b(?:bash|shell) (?:tool )?(?:calls?|commands?)\b/iu.test(
      said,
    ) &&
    !wish.forbids
  )
    return {
      tools: ["Bash"],
      option: { name: "description", missing: true },
      ...{
        good: { description: true },
        bad: undefined,
        what: "no description",
        remedy: "say in a few words what the command does",
      },
    };
  return timeoutOf(said, isBash) ?? backgroundOf(wish, said) ?? limitOf(said);
}

function timeoutOf(said: string, isBash: boolean): Asked | null {
  if (!isBash || !/\btime-?outs?\b/iu.test(said) || /\bcurl\b|\bpytest\b|\btests? time/iu.test(said))
    return null;
  const match = /(\d[\d_,.]*)\s*(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b/iu.exec(
    said,
  );
  const isMost =
    /\b(?:at most|no more than|max(?:imum)?|not (?:above|over|exceed\w*)|never (?:above|over|more)|under|below|up to)\b/iu.test(
      said,
    );
  if (!match) {
    return /\b(?:always|every|each|must|give|set|pass|with|needs?)\b/iu.test(said)
      ? {
          tools: ["Bash"],
          option: { name: "timeout", missing: true },
          good: { timeout: 60_000 },
          bad: undefined,
          what: "no timeout",
          remedy: "set the timeout of the call",
        }
      : null;
  }
  const factor = UNITS.find(([unit]) => unit.test(match[2] ?? "ms"))?.[1] ?? 1;
  const amount = Number((match[1] ?? "0").replace(/[_,.]/g, "")) * factor;
  return isMost
    ? {
        tools: ["Bash"],
        option: { name: "timeout", above: amount },
        good: { timeout: amount },
        bad: { timeout: amount + 1 },
        what: `a timeout above ${match[0]}`,
        remedy: `a timeout of at most ${amount}`,
      }
    : {
        tools: ["Bash"],
        option: { name: "timeout", below: amount },
        good: { timeout: amount },
        bad: undefined,
        what: `a timeout below ${match[0]}`,
        remedy: `timeout: ${amount}`,
      };
}

const BACKGROUND =
  /\brun_in_background\b|\bbackground (?:bash|shells?)\b|\bbash(?: commands?| calls?)?\b[^.;]{0,20}\bin (?:the )?background\b/iu;

function backgroundOf(wish: Wish, said: string): Asked | null {
  if (!BACKGROUND.test(said)) return null;
  if (wish.forbids || stanceTowards(said, BACKGROUND) === "against")
    return {
      tools: ["Bash"],
      option: { name: "run_in_background", on: true },
      good: undefined,
      bad: { run_in_background: true },
      what: "run_in_background",
      remedy: "run it in the foreground",
    };
  if (commandSpans(said).length === 0) return null;
  return {
    tools: ["Bash"],
    option: { name: "run_in_background", missing: true },
    good: { run_in_background: true },
    bad: undefined,
    what: "no run_in_background",
    remedy: "run_in_background: true",
  };
}

function limitOf(said: string): Asked | null {
  if (!/\bread\b/iu.test(said) || !/\blines?\b|\blimit\b|\boffset\b|\bwhole files?\b/iu.test(said))
    return null;
  const amount = /(\d{2,6}) ?(?:lines?|Zeilen)\b|\blimit (?:of )?(\d{2,6})/iu.exec(said);
  if (amount && /\b(?:at most|no more than|max(?:imum)?|up to|never more|limit)\b/iu.test(said)) {
    const most = Number(amount[1] ?? amount[2]);
    return {
      tools: ["Read"],
      option: { name: "limit", above: most },
      good: { limit: most },
      bad: { limit: most + 1 },
      what: `more than ${most} lines`,
      remedy: `limit: ${most}`,
    };
  }
  if (amount || !/\b(?:always|must|with|needs?|give|pass|set)\b.{0,30}\blimit\b/iu.test(said)) return null;
  return {
    tools: ["Read"],
    option: { name: "limit", missing: true },
    good: { limit: 200 },
    bad: undefined,
    what: "no limit",
    remedy: "limit: 200",
  };
}

const HOST_WAYS: {
  wanted: RegExp;
  refused: RegExp;
  forbid: CommandPattern[];
  what: string;
  stop: string[];
  pass: string[];
}[] = [
  {
    wanted: /\bread tool\b|\bwith Read\b|\buse Read\b|\bthe Read\b/iu,
    refused: /\b(?:cat|head|tail|less|more|sed)\b/iu,
    forbid: [
      {
        program: ["cat", "less", "more", "bat", "nl", "tac"],
        hasArgs: true,
        heredoc: false,
        writesFile: false,
      },
      { program: ["head", "tail"], exceptArgs: ["-*", "+*"] },
      { program: ["sed"], flags: ["-n"], hasArgs: true },
    ],
    what: "files are read with the Read tool",
    stop: ["cat src/a.ts", "head -n 80 src/a.ts", "cd b && sed -n '1,60p' main.go"],
    pass: ["git diff | cat", "npm test 2>&1 | tail -20", "cat > /tmp/m.txt <<'EOT'\nx\nEOT"],
  },
  {
    wanted: /\bgrep tool\b|\bwith Grep\b|\buse Grep\b|\bthe Grep\b|\bsearch tool\b/u,
    refused: /\b(?:grep|rg|ripgrep|ag|ack)\b/u,
    forbid: [
      {
        program: ["grep", "egrep", "fgrep", "rg", "ag", "ack"],
        flags: ["-r|-R|--recursive|-rn|-l|-n"],
        hasArgs: true,
      },
      { program: ["rg", "ag", "ack"], hasArgs: true },
      { program: ["git"], subcommand: ["grep"] },
    ],
    what: "searches use the Grep tool",
    stop: ["grep -rn foo src", "rg foo src"],
    pass: ["ps aux | grep node", "npm test | grep FAIL"],
  },
  {
    wanted: /\bglob tool\b|\bwith Glob\b|\buse Glob\b|\bthe Glob\b/iu,
    refused: /\b(?:find|ls|fd)\b/iu,
    forbid: [
      { program: ["find", "fd", "locate", "tree"], hasArgs: true },
      { program: ["ls"], flags: ["-R|--recursive"] },
    ],
    what: "files are found with the Glob tool",
    stop: ["find . -name '*.ts'", "fd foo"],
    pass: ["ls src", "cat a.md"],
  },
  {
    wanted: /\bedit tool\b|\bwith Edit\b|\buse Edit\b|\bthe Edit\b|\bedit(?:ing)? tools?\b/iu,
    refused: /\b(?:sed|awk|perl|python|ed|shell|bash)\b/iu,
    forbid: [
      { program: ["sed"], flags: ["-i|--in-place|-i.bak"] },
      { program: ["perl"], flags: ["-i|-pi|-p"] },
      { program: ["awk", "gawk"], flags: ["-i"] },
      { program: ["awk", "sed"], writesFile: true },
    ],
    what: "files are changed with the Edit tool",
    stop: ["sed -i s/a/b/ src/a.ts", "perl -pi -e 's/a/b/' a.py"],
    pass: ["sed -n 1,5p a.ts", "git diff | sed s/a/b/"],
  },
];

/** “Look at files with the Read tool, not with cat”: the host's tools instead of commands. */
export const hostToolRecipe: Recipe = {
  name: "host-tools",
  title: "The host's tools instead of commands",
  fits: (wish) => (wayOf(wish) ? 0.958 : 0),
  draft(wish) {
    const way = wayOf(wish);
    if (!way) return null;
    return {
      params: { way: way.what },
      verifier: { kind: "shell-command", forbid: way.forbid },
      message: `Here ${way.what}.`,
      remedy: `${way.what}`,
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: way.stop.map(commandExample),
      pass: way.pass.map(commandExample),
    };
  },
};

function wayOf(wish: Wish) {
  const said = wish.said[0] ?? "";
  return HOST_WAYS.find(
    ({ wanted, refused }) =>
      wanted.test(said) &&
      refused.test(said.replace(wanted, " ")) &&
      stanceTowards(said, wanted) !== "against",
  );
}

/** “Change notebooks with NotebookEdit, not as text”. */
export const notebookToolRecipe: Recipe = {
  name: "notebook-tool",
  title: "Notebooks are changed cell by cell",
  fits: (wish) => {
    const said = wish.said[0] ?? "";
    return /\bNotebookEdit\b|\bnotebook (?:edit )?tool\b/iu.test(said) &&
      stanceTowards(said, /\bNotebookEdit\b|\bnotebook (?:edit )?tool\b/iu) !== "against" &&
      !wish.said[0]?.startsWith("Never")
      ? 0.959
      : 0;
  },
  draft: () => {
    const notebook = (options?: CallOptions): AgentAction =>
      withOptions(fileAction({ path: "nb/a.ipynb", added: "x" }), options);
    return {
      params: {},
      verifier: {
        kind: "tool-use",
        tools: ["Edit", "MultiEdit", "Write", "Bash"],
        use: "never",
        files: ["*.ipynb"],
        options: [{ name: "cell_id", missing: true }],
      },
      message: "Notebooks are changed with NotebookEdit.",
      remedy: "use NotebookEdit",
      readsBounds: true,
      onExhausted: "release",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: [
        { text: "edit a notebook as text", moment: { point: "action_requested", action: notebook() } },
        commandExample("sed -i s/a/b/ nb/a.ipynb"),
      ],
      pass: [
        { text: "edit a cell", moment: { point: "action_requested", action: notebook({ cell_id: true }) } },
        commandExample("jupyter nbconvert --to script nb/a.ipynb"),
      ],
    };
  },
};
