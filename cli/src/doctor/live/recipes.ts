import { join } from "node:path";
import { CANARY_COMMAND } from "./canary-rule";
import type { ModelCall } from "./protocols";
import type { ThrowAway } from "./throw-away";

type Env = Record<string, string>;

/** How one host is started without a person, in a home of its own and with a stand-in for its model. */
export type LiveRecipe = {
  call: ModelCall;
  args: string[];
  /** Writes what a set-up machine has besides our entries. */
  prepare(place: ThrowAway, model: string): void;
  env(place: ThrowAway, model: string): Env;
};

/** Nobody's key: the stand-in asks for none. */
const KEY = "heed-live-dummy-key-000000000000";
const PROMPT = "Go on.";

const claudeCode: LiveRecipe = {
  call: { tool: "Bash", input: { command: CANARY_COMMAND, description: "run" } },
  args: ["-p", PROMPT, "--allowedTools", "Bash"],
  prepare({ home, write }) {
    const customApiKeyResponses = { approved: [KEY.slice(-20)], rejected: [] };
    write(
      join(home, ".claude.json"),
      JSON.stringify({ hasCompletedOnboarding: true, customApiKeyResponses }),
    );
  },
  env: (_place, model) => ({
    ...{ ANTHROPIC_BASE_URL: model, ANTHROPIC_API_KEY: KEY, IS_SANDBOX: "1" },
    ...{ DISABLE_TELEMETRY: "1", DISABLE_ERROR_REPORTING: "1", DISABLE_AUTOUPDATER: "1" },
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  }),
};

const codex: LiveRecipe = {
  call: { tool: "exec_command", input: { cmd: CANARY_COMMAND } },
  // Whether the person trusts the hooks is asked elsewhere; here only the stop is tried.
  args: ["exec", "--json", "--skip-git-repo-check", "--dangerously-bypass-hook-trust", PROMPT],
  prepare({ home, write }, model) {
    const lines = [
      ...['model = "gpt-5.5"', 'model_provider = "standin"', "check_for_update_on_startup = false"],
      ...['approval_policy = "never"', 'sandbox_mode = "danger-full-access"', ""],
      ...["[analytics]", "enabled = false", "", "[model_providers.standin]", 'name = "standin"'],
      ...[`base_url = "${model}/v1"`, 'wire_api = "responses"', 'env_key = "HEED_LIVE_KEY"'],
      ...["request_max_retries = 0", "stream_max_retries = 0", ""],
    ];
    write(join(home, ".codex", "config.toml"), lines.join("\n"));
  },
  env: () => ({ HEED_LIVE_KEY: KEY }),
};

const geminiCli: LiveRecipe = {
  call: { tool: "run_shell_command", input: { command: CANARY_COMMAND, description: "run" } },
  args: ["--approval-mode", "yolo", "-p", PROMPT],
  prepare({ home, write }) {
    const settings = {
      security: { auth: { selectedType: "gemini-api-key" } },
      general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
      telemetry: { enabled: false },
      privacy: { usageStatisticsEnabled: false },
      model: { name: "gemini-2.5-pro" },
    };
    write(join(home, ".gemini", "settings.json"), JSON.stringify(settings, null, 2));
  },
  env: (_place, model) => ({
    ...{ GEMINI_API_KEY: KEY, GOOGLE_GEMINI_BASE_URL: model, GEMINI_CLI_TRUST_WORKSPACE: "true" },
  }),
};

const dsh: LiveRecipe = {
  call: { tool: "bash", input: { command: CANARY_COMMAND, description: "run" } },
  args: ["--profile", "headless", PROMPT],
  prepare({ home, write }) {
    const profile = { bundles: ["@deepseek-ai/dsh-base", "@deepseek-ai/dsh-headless"] };
    const manifest = { name: "dsh-profile-headless", private: true, dependencies: {}, dsh: { profile } };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    write(join(home, ".dsh", "profiles", "headless", "package.json"), text);
  },
  env: ({ home }, model) => ({
    ...{ DSH_HOME: join(home, ".dsh"), DEEPSEEK_API_KEY: KEY, DEEPSEEK_BASE_URL: model },
  }),
};

/** By the host's word on the command line. */
export const LIVE_RECIPES: Record<string, LiveRecipe> = {
  "claude-code": claudeCode,
  codex,
  "gemini-cli": geminiCli,
  dsh,
};
