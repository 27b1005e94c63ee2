import type { AgentAction } from "../hook-event/schema";
import { shellMoment } from "../verifiers/cases";
import { stanceAt } from "./reading/stance";
import type { Example, Recipe, RecipeDraft } from "./recipe";
import type { Wish } from "./wish";

type Tool = { named: RegExp; tools: string[]; asked: string[]; sample: AgentAction; what: string };

const TOOLS: Tool[] = [
  {
    named:
      /\b(?:web ?search\w*|search(?:ing)? (?:the )?(?:web|internet|google|online)|google (?:it|things|search)|internet search\w*)\b|WebSearch|网(?:络|上|页)?搜索|联网搜索|上网(?:搜|查)|ウェブ検索|Web-?[Ss]uche|búsqueda web|recherche web/iu,
    tools: ["WebSearch"],
    asked: ["search", "google", "look up"],
    sample: { kind: "web", query: "x" },
    what: "search on the web",
  },
  {
    named:
      /\b(?:web ?fetch\w*|(?:the )?web tools?|internet lookups?|fetch(?:ing|es)? (?:of |any |the )?(?:(?:web|remote|external|online) ?)?(?:pages?|sites?|urls?|websites?|from the (?:web|internet))|open(?:ing)? (?:web ?pages?|urls?|links?|websites?)|brows(?:e|ing) the (?:web|internet)|go(?:ing)? online|access(?:ing)? the internet|internet access|the internet|web access|web lookups?|look(?:ing)? (?:things |stuff |anything |it )?up (?:on(?:line)?|in) ?(?:the (?:web|internet))?|look(?:ing)? (?:things |stuff )?up online|brows(?:e|ing)(?! tools?))\b|WebFetch|访问(?:外网|互联网|网页|网络)|打开网页|上网|インターネット/iu,
    tools: ["WebFetch", "WebSearch"],
    asked: ["fetch", "open", "http", "url", "search"],
    sample: { kind: "web", url: "https://example.org" },
    what: "open pages of the web",
  },
  {
    named:
      /\bsub-?agents?\b|\b(?:background|parallel|spawn\w*) agents?\b|\b(?:the )?Task tool\b|\bspawn\w* (?:other )?agents?\b|子(?:代理|智能体|agent)|サブエージェント|Unteragent\w*|Subagent\w*|subagentes?|sous-agents?/iu,
    tools: ["Task", "Agent"],
    asked: ["sub-agent", "subagent", "agents"],
    sample: { kind: "other", tool: "Task" },
    what: "start sub-agents",
  },
  {
    named:
      /\b(?:playwright|browser|chrome|puppeteer) (?:mcp|tools?|automation)\b|\bopen(?:ing)? (?:a |the )?browser\b|浏览器工具|打开浏览器/iu,
    tools: ["playwright/*", "browser/*", "chrome-devtools/*", "puppeteer/*"],
    asked: ["browser", "playwright"],
    sample: { kind: "mcp", server: "playwright", tool: "browser_navigate" },
    what: "use a browser",
  },
  {
    named: /\bTodoWrite\b|\btodo (?:list|tool)s?\b|待办(?:列表|工具)/iu,
    tools: ["TodoWrite"],
    asked: ["todo"],
    sample: { kind: "other", tool: "TodoWrite" },
    what: "keep a to-do list",
  },
  {
    named: /\bNotebookEdit\b/u,
    tools: ["NotebookEdit"],
    asked: ["notebook"],
    sample: {
      kind: "file_change",
      path: "a.ipynb",
      op: "modify",
      addedLines: ["x"],
      removedLines: [],
    },
    what: "edit notebooks by that tool",
  },
];

/** “…; the documentation is in docs/”: then no page of the web is read either. */
const OFFLINE =
  /\b(?:docs?|documentation|references?|manuals?|everything)\b.{0,30}\b(?:in|under|below|at)\b|\boffline\b/iu;

const SERVER =
  /[`'"]?\b(?<name>[A-Za-z][\w-]{1,30})[`'"]? ?(?:MCP|mcp)(?: servers?| tools?)?\b|\b(?:MCP|mcp) (?:servers?|tools?) (?:of |from |called |named )?[`'"]?(?<other>[A-Za-z][\w-]{1,30})|\bmcp__(?<raw>[a-z0-9-]+)__/u;

/** “Never search the web”, “no sub-agents unless I ask”, “don't use the GitHub MCP server”. */
export const toolPermissionRecipe: Recipe = {
  name: "tool-permission",
  title: "Tools that are not used",
  fits: (wish) => (toolOf(wish) ? 0.952 : 0),
  draft(wish) {
    const tool = toolOf(wish);
    if (!tool) return null;
    const asks = wish.liftedByAsking;
    return {
      params: { tools: tool.tools, use: asks ? "when-asked" : "never" },
      verifier: {
        kind: "tool-use",
        tools: tool.tools,
        use: asks ? "when-asked" : "never",
        // Every change of a file bears that name, too.
        ...(tool.tools.includes("NotebookEdit") ? { files: ["*.ipynb"] } : {}),
        ...(asks ? { asked: tool.asked } : {}),
      },
      message: `The agent does not ${tool.what} here.`,
      remedy: asks ? "ask the person first" : "work with what is in the project",
      onExhausted: "release",
      applicability: { paths: [], languages: [], exceptTaskWords: [] },
      ...examplesOf(tool),
    };
  },
};

function examplesOf({ sample, what }: Tool): Pick<RecipeDraft, "stop" | "pass"> {
  const used = (action: AgentAction, text: string): Example => ({
    text,
    moment: { point: "action_requested", action },
    context: { prompt: "repair the build" },
  });
  return {
    stop: [used(sample, what)],
    pass: [
      used({ kind: "file_read", path: "src/a.ts" }, "read a file"),
      { text: "echo the name", moment: shellMoment(`echo "${what}"`) },
    ],
  };
}

/** Tools that are no words of their own, and others where “tool” is said. */
const BY_NAME =
  /\b(?<name>NotebookRead|TodoWrite|WebFetch|WebSearch|BashOutput|KillShell|KillBash|ExitPlanMode|SlashCommand|AskUserQuestion)\b|\bthe (?<other>Glob|Grep|LS|Skill|Bash|Write) tool\b/u;

function namedTool(wish: Wish): Tool | null {
  const said = wish.said[0] ?? "";
  const match = BY_NAME.exec(said);
  const name = match?.groups?.name ?? match?.groups?.other;
  if (!match || !name || stanceAt(said, match.index, match.index + match[0].length) !== "against")
    return null;
  if (/\b(?:for|to|on|with|without|when|if|unless)\b/iu.test(said.slice(match.index + match[0].length)))
    return null;
  return {
    named: BY_NAME,
    tools: [name],
    asked: [name],
    sample: { kind: "other", tool: name },
    what: `use ${name}`,
  };
}

function toolOf(wish: Wish): Tool | null {
  const byName = TOOLS.some((tool) => tool.named.test(wish.said[0] ?? "")) ? null : namedTool(wish);
  if (byName) return byName;
  for (const said of wish.said) {
    const refused = TOOLS.filter((tool) => {
      const match = tool.named.exec(said);
      if (!match) return false;
      const stance = stanceAt(said, match.index, match.index + match[0].length);
      return (
        stance === "against" || (wish.forbids && stance !== "for") || (wish.liftedByAsking && wish.forbids)
      );
    });
    if (
      refused[0]?.what === "search on the web" &&
      OFFLINE.test(said) &&
      !/\bfetch|\bopen\b|\burls?\b/iu.test(said)
    )
      return { ...refused[0], tools: ["WebSearch", "WebFetch"] };
    if (refused[0]) return { ...refused[0], tools: [...new Set(refused.flatMap(({ tools }) => tools))] };
    const server = SERVER.exec(said);
    const name = server?.groups?.name ?? server?.groups?.other ?? server?.groups?.raw;
    if (
      server &&
      name &&
      !/^(?:the|an?|any|all|no|other|this|use|using|local|remote|your|our|new)$/i.test(name)
    ) {
      const stance = stanceAt(said, server.index, server.index + server[0].length);
      if (stance === "against" || wish.forbids) {
        return {
          named: SERVER,
          tools: [`${name}/*`],
          asked: [name],
          sample: { kind: "mcp", server: name, tool: "call" },
          what: `use ${name}`,
        };
      }
    }
  }
  return null;
}
