import { commandExample } from "./examples";
import { pathRecipe } from "./path-recipe";

export const insideRepositoryRecipe = pathRecipe({
  name: "inside-repository",
  title: "Only files of the repository",
  topics: ["outside-repo"],
  words: /\b(?:outside|inside)\b.{0,15}\b(?:repo|repository|project)\b/,
  spec: { paths: ["**"], outside: true, except: ["/tmp/**", "/var/tmp/**", "/private/tmp/**"] },
  message: "Files outside of the repository are not changed.",
  remedy: "work inside the repository, or ask the person",
  severity: "major",
  onExhausted: "ask",
  stop: [
    { path: "/etc/hosts", outside: true, added: "x" },
    commandExample("cp src/x.py src/../../other/x.py"),
    commandExample("echo x >> ~/.zshrc"),
  ],
  pass: [{ path: "src/x.py", added: "x" }, commandExample("cat /etc/hosts")],
});

export const agentConfigRecipe = pathRecipe({
  name: "agent-config",
  title: "Configuration of the agent",
  topics: ["agent-config"],
  words: /\.claude\b|\.codex\b|\.gemini\b|\bclaude\.md\b|\b(?:config\w*|settings)\b.{0,15}\bof the agent\b/,
  spec: {
    paths: [".claude/", ".codex/", ".gemini/", ".cursor/", "CLAUDE.md", "AGENTS.md", "GEMINI.md"],
    except: ["docs/**"],
  },
  message: "The agent's own configuration is changed by people only.",
  remedy: "propose the change in words",
  severity: "major",
  onExhausted: "ask",
  stop: [
    { path: ".claude/settings.json", op: "create", added: "{}" },
    commandExample("sed -i s/a/b/ .claude/settings.local.json"),
    commandExample("rm .claude/hooks/x.sh"),
  ],
  pass: [commandExample("cat .claude/settings.json"), { path: "docs/claude.md", op: "create", added: "x" }],
});

export const noNewDocsRecipe = pathRecipe({
  name: "no-new-docs",
  title: "No unasked documents",
  topics: ["docs-files", "summary-files"],
  words: /\b(?:no|not|don'?t|never|stop)\b.{0,40}(?:\bmarkdown\b|\.md\b|\bmd files?\b|\breadmes?\b)/,
  when: (wish) => wish.forbids || /\b(?:no|not|don'?t|never|stop)\b/.test(wish.text),
  spec: { paths: ["*.md", "*.markdown"], ops: ["create"] },
  message: "No new Markdown files that nobody asked for.",
  remedy: "say it in the reply, or extend a file that exists",
  liftedBy: ["readme", "document", "docs", "markdown"],
  stop: [
    { path: "SUMMARY.md", op: "create", added: "x" },
    commandExample("touch notes.md"),
    commandExample("echo '# x' > PLAN.MD"),
  ],
  pass: [
    { path: "README.md", op: "modify", added: "x" },
    { path: "src/readme_parser.py", op: "create", added: "# .md" },
  ],
});

export const editNotRewriteRecipe = pathRecipe({
  name: "edit-not-rewrite",
  title: "Edit instead of rewriting",
  topics: ["edit-not-rewrite"],
  words:
    /\b(?:rewrit|overwrit|replac|recreat|regenerat)\w*\b.{0,25}\b(?:whole|entire(?:ly)?|full|complete(?:ly)?|from scratch|as a whole)\b|\b(?:whole|entire|full|complete)\b.{0,14}\bfiles?\b.{0,20}\b(?:rewrit|overwrit|replac)\w*|\bedit\b.{0,40}\b(?:not|instead of|rather than|don'?t|never)\b.{0,20}\b(?:write|rewrit)\w*|(?:整个|整份|全文|全量|完整).{0,4}(?:重写|覆盖|替换)|重写整个|重写(?:整)?个?文件|丸ごと(?:書き|上書き)|komplett neu (?:schreib|geschrieb)|ganze Datei/iu,
  when: (wish) =>
    wish.forbids ||
    /\b(?:not|never|don'?t|instead|rather|stop|no)\b|不要|别|禁止|勿|而不是|nicht|statt|しない/u.test(
      wish.text,
    ),
  spec: { paths: ["**"], rewrites: true },
  message: "A file that exists is edited, not written again as a whole.",
  remedy: "use the Edit tool for the lines that change",
  stop: [{ path: "src/app.py", op: "modify", rewrites: true, added: "x" }],
  pass: [
    { path: "src/new.py", op: "create", added: "x" },
    { path: "src/app.py", op: "modify", added: "b" },
  ],
});
