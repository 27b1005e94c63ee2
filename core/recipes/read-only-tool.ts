import type { AgentAction } from "../hook-event/schema";
import { commandExamples } from "./examples";
import { ONLY_READS, PROGRAM_EFFECTS, type ProgramEffects } from "./reading/program-effects";
import type { Example, Recipe } from "./recipe";
import type { Wish } from "./wish";

/** “kubectl is read-only”, “terraform is only planned, never applied”. */
export const readOnlyProgramRecipe: Recipe = {
  name: "read-only-program",
  title: "A program that only looks",
  fits: (wish) => (programOf(wish) && !serverOf(wish) ? 0.962 : 0),
  draft(wish) {
    const found = programOf(wish);
    if (!found) return null;
    const { programs, changes, reads, dry, title } = found;
    const name = programs[0] ?? title;
    return {
      params: { program: title },
      verifier: {
        kind: "shell-command",
        forbid: [
          {
            program: programs,
            subcommand: changes,
            exceptFlags: [`--help|-h${dry ? `|${dry}` : ""}`],
          },
        ],
      },
      message: `${title} is only used to look here.`,
      remedy: `${name} ${reads[0] ?? "help"}`,
      severity: "major",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "ask",
      applicability: { paths: [], languages: [], condition: undefined },
      stop: commandExamples(changes.slice(0, 3).map((change) => `${name} ${change.replaceAll("*", "x")} y`)),
      pass: commandExamples([...reads.map((read) => `${name} ${read}`), `echo "${name} ${changes[0]}"`]),
    };
  },
};

function programOf(wish: Wish): ProgramEffects | undefined {
  const said = wish.said[0] ?? "";
  if (!ONLY_READS.test(said)) return undefined;
  return PROGRAM_EFFECTS.find(({ named }) => named.test(said));
}

/** What tools of servers are called that only look. */
const READS = [
  "get",
  "list",
  "search",
  "read",
  "find",
  "fetch",
  "query",
  "describe",
  "show",
  "view",
  "lookup",
  "count",
  "download",
  "browse",
  "check",
  "inspect",
  "resolve",
  "explain",
  "diff",
  "status",
  "whoami",
  "me",
  "head",
];
const SERVER =
  /[`'"]?\b(?<name>[A-Za-z][\w-]{1,30})[`'"]?(?:'s)? ?(?:MCP|mcp)\b|\b(?:MCP|mcp) (?:servers?|tools?) (?:of |from |called |named |for )?[`'"]?(?<other>[A-Za-z][\w-]{1,30})/u;
const NO_NAME =
  /^(?:the|an?|any|all|no|other|this|use|using|local|remote|your|our|new|server|servers|tools?|of|from|for)$/i;
const NO_WRITES =
  /\b(?:do not|don'?t|never|no|not|may not|must not)\b.{0,30}\b(?:creat|chang|writ|edit|updat|modif|delet|comment|post|send|clos|transition|mov|assign|publish|merg|push)\w*|不能(?:新建|修改|写)|不(?:许|要)(?:建|改|写|新建|修改)/iu;

/** “Read from the Jira MCP server only”, “the Linear MCP may not create issues”. */
export const readOnlyServerRecipe: Recipe = {
  name: "read-only-server",
  title: "An MCP server that only looks",
  fits: (wish) => (serverOf(wish) ? 0.963 : 0),
  draft(wish) {
    const server = serverOf(wish);
    if (server === undefined) return null;
    const call = (tool: string): Example => ({
      text: `${server}/${tool}`,
      moment: { point: "action_requested", action: { kind: "mcp", server, tool } satisfies AgentAction },
    });
    return {
      params: { server },
      verifier: {
        kind: "tool-use",
        tools: [`${server}/*`],
        use: wish.liftedByAsking ? "when-asked" : "never",
        except: READS.flatMap((verb) => [
          `${server}/${verb}*`,
          `${server}/*_${verb}*`,
          `${server}/*-${verb}*`,
        ]).slice(0, 40),
        ...(wish.liftedByAsking ? { asked: [server] } : {}),
      },
      message: `${server} is only read here.`,
      remedy: "say what should be written, and let the person do it",
      severity: "major",
      readsBounds: true,
      readsCondition: true,
      onExhausted: "ask",
      applicability: { paths: [], languages: [], condition: undefined, exceptTaskWords: [] },
      stop: [call("create_issue"), call("update_page"), call("add_comment")],
      pass: [call("get_issue"), call("search_issues"), call("list_pages")],
    };
  },
};

/** Products whose servers agents use, where the sentence names the server only as “the MCP server”. */
const PRODUCTS =
  /\b(jira|confluence|linear|notion|slack|github|gitlab|sentry|figma|asana|trello|datadog|stripe|grafana|postgres|supabase|hubspot|salesforce|zendesk|intercom|airtable|clickup|monday|miro|airflow|snowflake|bigquery|kubernetes|pagerduty|discord|gmail|drive|calendar|shopify|todoist|azure-devops|bitbucket)\b/iu;

/** Products that agents reach by a server only; with others a program is meant as well. */
const ONLY_SERVED =
  /\b(?:in|to|on|into|from|of) (?:the |our )?(Jira|Confluence|Linear|Notion|Slack|Asana|Trello|Figma|HubSpot|Salesforce|Zendesk|Intercom|Airtable|ClickUp|Todoist|PagerDuty|Discord|Miro)\b/u;

function serverOf(wish: Wish): string | undefined {
  const said = wish.said[0] ?? "";
  const groups = SERVER.exec(said)?.groups;
  const given = groups?.name ?? groups?.other;
  const product = (/\bmcp\b/iu.test(said) ? PRODUCTS : ONLY_SERVED).exec(said)?.[1]?.toLowerCase();
  const name = given && !NO_NAME.test(given) ? given : product;
  if (!name) return undefined;
  return ONLY_READS.test(said) || NO_WRITES.test(said) ? name : undefined;
}
