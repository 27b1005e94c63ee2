import { describe, expect, it } from "vitest";
import type { AgentAction } from "../hook-event/schema";
import { parseShell } from "../shell/parse";
import { fileAction, shellAction } from "../verifiers/cases";
import { checkSelfProtection } from "./self-protection";

const OURS = { type: "command", command: "[ -x '/h/heed-hook' ] && '/h/heed-hook' claude-code || exit 0" };
const OTHER = { type: "command", command: "say done" };
const BEFORE = {
  model: "opus",
  hooks: { PreToolUse: [{ hooks: [OURS] }], Stop: [{ hooks: [OTHER] }, { hooks: [OURS] }] },
};
const OWN = "/home/ada/.claude/settings.json";

/** Files by absolute path; everything else is not there. */
function threat(action: AgentAction, files: Record<string, string> = { [OWN]: JSON.stringify(BEFORE) }) {
  const disk = { resolve: (path: string) => path, read: (path: string) => files[path] ?? null };
  const place = { heedHome: "/home/ada/.heed", userHome: "/home/ada", root: "/home/ada/shop" };
  return checkSelfProtection({ action, ...place, parse: parseShell, disk });
}

function written(path: string, value: unknown): AgentAction {
  const content = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return { ...fileAction({ path, added: content }), content } as AgentAction;
}

describe("agents may not leave a settings file without our hook entries", () => {
  it.each<[string, unknown]>([
    ["all hooks gone", { model: "opus" }],
    ["one of ours gone", { ...BEFORE, hooks: { Stop: BEFORE.hooks.Stop } }],
    ["the key renamed", { model: "opus", xhooks: BEFORE.hooks }],
    ["the event renamed", { ...BEFORE, hooks: { Pre: BEFORE.hooks.PreToolUse, Stop: BEFORE.hooks.Stop } }],
    [
      "a matcher that never matches",
      { ...BEFORE, hooks: { ...BEFORE.hooks, PreToolUse: [{ matcher: "Nothing", hooks: [OURS] }] } },
    ],
    [
      "another command",
      {
        ...BEFORE,
        hooks: {
          ...BEFORE.hooks,
          PreToolUse: [{ hooks: [{ ...OURS, command: `true || ${OURS.command}` }] }],
        },
      },
    ],
    ["all hooks off", { ...BEFORE, disableAllHooks: true }],
    [
      "all hooks off, spelled otherwise",
      JSON.stringify({ ...BEFORE, disableAllHooks: true }).replace("All", "\\u0041ll"),
    ],
    ["only managed hooks", { ...BEFORE, allowManagedHooksOnly: true }],
    ["another folder for Heed", { ...BEFORE, env: { HEED_HOME: "/tmp/x" } }],
  ])("%s", (_, after) => {
    expect(threat(written(OWN, after))?.detail).toBe(`removing Heed's hooks from ${OWN}`);
  });

  it.each([
    "rm ~/.claude/settings.json",
    "rm -rf ~/.claude",
    "rm ~/.claude/*.json",
    "mv ~/.claude ~/.claude.off",
    "mv ~/.claude/settings.json /tmp/x",
    "git mv /home/ada/.claude/settings.json x",
    "echo '{}' > ~/.claude/settings.json",
    "cp /tmp/new.json ~/.claude/settings.json",
    "sed -i '/heed/d' ~/.claude/settings.json",
    "sed -i '3,40d' ~/.claude/settings.json",
    "sed -i 's/.*//' ~/.claude/settings.json",
    "sed -i 's/heed-hook/true/' ../.claude/settings.json",
    "perl -pi -e 's/hooks/xhooks/' ~/.claude/settings.json",
    "jq 'del(.hooks)' ~/.claude/settings.json > /tmp/s && mv /tmp/s ~/.claude/settings.json",
    "jq '{model}' ~/.claude/settings.json > /tmp/s && mv /tmp/s ~/.claude/settings.json",
    "jq '.hooks = {}' ~/.claude/settings.json | tee ~/.claude/settings.json",
    "python3 -c \"open('/home/ada/.claude/settings.json','w').write('{}')\"",
    "node -e \"fs.writeFileSync('/home/ada/.claude/settings.json','{}')\"",
    "truncate -s 0 ~/.claude/settings.json",
    "> ~/.claude/settings.json",
    ": > ~/.claude/settings.json",
    "mv ~/.claude/settings.json{,.bak}",
    "install -m 000 /dev/null ~/.claude/settings.json",
    "npx json -I -f ~/.claude/settings.json -e 'this.hooks={}'",
    "yq -i 'del(.hooks)' ~/.claude/settings.json",
    "jq 'del(.hooks)' ~/.claude/settings.json | sponge ~/.claude/settings.json",
    "ed -s ~/.claude/settings.json <<< 'g/heed/d'",
    "python3 - <<'X'\nimport json, os\np = os.path.expanduser('~/.claude/settings.json')\nd = json.load(open(p))\nd.pop('hooks')\njson.dump(d, open(p, 'w'))\nX",
    "node -e \"const f = require('os').homedir() + '/.claude/settings.json'; fs.writeFileSync(f, '{}')\"",
    "python3 -c \"import shutil; shutil.rmtree('/home/ada/.claude')\"",
    "ln -sf /tmp/s.json ~/.claude/settings.json",
    "ln -sfn /tmp/claude ~/.claude",
    "chmod 000 ~/.claude/settings.json",
    "chown nobody ~/.claude/settings.json",
    "rm ~/.codex/hooks.json",
    "echo '{}' > ~/.gemini/settings.json",
  ])("%s", (line) => {
    expect(threat(shellAction(line))).not.toBeNull();
  });

  it("also where the person's settings are a link into a repository of theirs", () => {
    const dotfiles = "/home/ada/dotfiles/claude.json";
    const disk = {
      resolve: (path: string) => (path === OWN ? dotfiles : path),
      read: (path: string) => (path === dotfiles ? JSON.stringify(BEFORE) : null),
    };
    const place = { heedHome: "/home/ada/.heed", userHome: "/home/ada", root: "/home/ada/dotfiles" };
    const ask = (action: AgentAction) => checkSelfProtection({ action, ...place, parse: parseShell, disk });
    expect(ask(written("claude.json", { model: "x" }))).not.toBeNull();
    expect(ask(written("claude.json", { ...BEFORE, model: "x" }))).toBeNull();
  });
});

describe("a repository may not be made to switch hooks off", () => {
  it.each<[string, string]>([
    [".claude/settings.json", '{ "disableAllHooks": true }'],
    [".claude/settings.local.json", '{\n  "disableAllHooks": true\n}'],
    [".gemini/settings.json", '{ "hooksConfig": { "enabled": false } }'],
    [".gemini/settings.json", '{ "hooksConfig": { "disabled": ["heed"] } }'],
    [".codex/config.toml", "[features]\nhooks = false\n"],
    [".codex/config.toml", "features.hooks = false\n"],
    [".codex/config.toml", "features = { hooks = false }\n"],
    ["/home/ada/.codex/config.toml", '[hooks.state."heed"]\nenabled = false\n'],
  ])("%s: %s", (path, content) => {
    expect(threat(written(path, content))).not.toBeNull();
    expect(threat(shellAction(`cat > ${path} <<'X'\n${content}\nX`))).not.toBeNull();
  });

  it("an edit of a part that cannot be seen whole", () => {
    expect(
      threat(fileAction({ path: ".claude/settings.json", added: '  "disableAllHooks": true' })),
    ).not.toBeNull();
  });
});

describe("Codex runs our hooks only where they stand, and only while they are trusted", () => {
  const HOOKS = "/home/ada/.codex/hooks.json";
  const CONFIG = "/home/ada/.codex/config.toml";
  const groups = (...entries: object[]) => ({
    hooks: { Stop: entries.map((entry) => ({ hooks: [entry] })) },
  });
  const trusted = `model = "o3"\n\n[hooks.state."${HOOKS}:stop:0:0"]\ntrusted_hash = "sha256:ab"\n`;
  const files = { [HOOKS]: JSON.stringify(groups(OURS)), [CONFIG]: trusted };

  it.each<[string, string, unknown]>([
    ["another group before ours", HOOKS, groups(OTHER, OURS)],
    ["the trust in ours gone", CONFIG, 'model = "o3"\n'],
    ["another hash", CONFIG, trusted.replace("sha256:ab", "sha256:cd")],
  ])("%s", (_, path, after) => {
    expect(threat(written(path, after), files)?.detail).toBe(`removing Heed's hooks from ${path}`);
  });

  it.each<[string, string, unknown]>([
    ["another group behind ours", HOOKS, groups(OURS, OTHER)],
    ["another value beside the trust", CONFIG, trusted.replace("o3", "o4")],
  ])("%s passes", (_, path, after) => {
    expect(threat(written(path, after), files)).toBeNull();
  });
});

describe("other edits of settings pass", () => {
  it.each<[string, string, unknown]>([
    ["another value", OWN, { ...BEFORE, model: "sonnet" }],
    ["other entries removed", OWN, { ...BEFORE, hooks: { ...BEFORE.hooks, Stop: [{ hooks: [OURS] }] } }],
    ["more entries", OWN, { ...BEFORE, hooks: { ...BEFORE.hooks, PostToolUse: [{ hooks: [OTHER] }] } }],
    ["another order", OWN, { hooks: BEFORE.hooks, model: "opus" }],
    ["a project's own settings", ".claude/settings.json", { permissions: { allow: ["Bash(npm test)"] } }],
    ["a project's own hooks", ".claude/settings.local.json", { hooks: { Stop: [{ hooks: [OTHER] }] } }],
    ["Codex in a project", ".codex/config.toml", 'model = "o3"\n'],
  ])("%s", (_, path, after) => {
    expect(threat(written(path, after))).toBeNull();
  });

  it("what was switched off before by the person may stand there", () => {
    const files = { [OWN]: JSON.stringify({ ...BEFORE, disableAllHooks: true }) };
    expect(threat(written(OWN, { ...BEFORE, disableAllHooks: true, model: "x" }), files)).toBeNull();
  });

  it.each([
    'sed -i \'s/"opus"/"sonnet"/\' ~/.claude/settings.json',
    "jq '.model = \"opus\"' ~/.claude/settings.json > /tmp/s && mv /tmp/s ~/.claude/settings.json",
    "rm .claude/settings.local.json",
    "echo '{}' > .claude/settings.json",
    "cp ~/.claude/settings.json /tmp/backup.json",
    "rm -rf ~/.claude/todos",
    "python3 -c \"import json; print(json.load(open('/home/ada/.claude/settings.json')))\"",
    "node -e \"fs.writeFileSync('.claude/commands/x.md', 'x')\"",
    "chmod -R go-w .claude",
    "ln -s ../shared/claude .claude",
    "> .claude/settings.local.json",
    "jq .hooks ~/.claude/settings.json",
    "rm ~/.claude/commands/x.md",
    "mkdir -p ~/.claude/skills && cp -r skills/x ~/.claude/skills/",
  ])("%s", (line) => {
    expect(threat(shellAction(line))).toBeNull();
  });

  it("by a tool of another program, in a project", () => {
    const given = JSON.stringify({ path: ".claude/settings.json", content: '{"model":"x"}' });
    expect(threat({ kind: "mcp", server: "files", tool: "write_file", arguments: given })).toBeNull();
    const own = JSON.stringify({ path: OWN, content: '{"model":"x"}' });
    expect(threat({ kind: "mcp", server: "files", tool: "write_file", arguments: own })).not.toBeNull();
  });

  it("with comments and in a part", () => {
    const text = `// mine\n${JSON.stringify(BEFORE, null, 2)}`;
    const files = { [OWN]: text };
    expect(threat(written(OWN, text.replace("opus", "sonnet")), files)).toBeNull();
    expect(threat(written(OWN, text.replace(/\n.*heed-hook.*/, "")), files)).not.toBeNull();
    expect(threat(fileAction({ path: OWN, added: '"model": "x"' }))).toBeNull();
  });
});
