import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import type { AgentAct, DetectionInput } from "./schema";

/** What the agent did before the message: it changed code and said so. */
const CHANGED: AgentAct[] = [
  {
    eventId: "a1",
    turnsAgo: 0,
    action: {
      kind: "file_change",
      path: "src/invoice/export.ts",
      op: "modify",
      addedLines: ["export function exportInvoice() {}"],
      removedLines: [],
    },
    outcome: "ok",
  },
  { eventId: "a2", turnsAgo: 0, message: "I changed the export of invoices and the tests pass." },
];
const ANSWERED: AgentAct[] = [
  { eventId: "a3", turnsAgo: 0, message: "An index speeds up reads and costs writes." },
];
const ASKED: AgentAct[] = [
  { eventId: "a4", turnsAgo: 0, message: "The build is done. Shall I restart the worker after each build?" },
];

function judge(message: string, more: Partial<DetectionInput> = {}) {
  return detect({ message, author: "human", acts: CHANGED, priorPrompts: ["export the invoices"], ...more });
}

describe("no signal", () => {
  it.each<[string, string, Partial<DetectionInput>?]>([
    ["answer", "no problem at all"],
    ["answer", "not sure, what do you think?"],
    ["answer", "no idea, you choose", { acts: ASKED }],
    ["answer", "ne, keine Ahnung", { acts: ASKED }],
    ["answer", "no sé, decide vos", { acts: ASKED }],
    ["answer", "没问题，继续"],
    ["answer", "問題ないです、進めてください"],
    ["question about the world", "why is Rust not garbage collected?", { acts: ANSWERED }],
    ["question about the world", "what is wrong with using a global singleton?", { acts: ANSWERED }],
    ["question about the world", "warum ist SQLite nicht für viele Schreiber geeignet?", { acts: ANSWERED }],
    ["bug report", "I get a 404 error when I open /invoices, can you check?", { acts: ANSWERED }],
    ["bug report", "the container exits with code 137 on start", { acts: ANSWERED }],
    ["feature with a negation", "add a form that shows an error and does not crash when the amount is empty"],
    ["feature with a negation", "create a cron job which deletes drafts that were never sent"],
    ["feature with a negation", "build a list without pagination for the archive"],
    ["one-off value", "set the timeout to 30 seconds"],
    ["self-correction", "my bad, I pasted the wrong file, here is the right one"],
    ["self-correction", "sorry, I meant the staging server"],
    ["self-correction", "Entschuldigung, ich habe mich vertippt, Port 8080"],
    ["self-correction", "ой, я ошибся, порт 8080"],
    ["quotation", 'the customer wrote "no, this is wrong, never do that again". Draft a reply'],
    ["fenced text", "translate this:\n```\nDon't touch it, you broke everything!\n```"],
    ["log", "2026-01-03 10:00:01 ERROR worker: do not retry\n2026-01-03 10:00:02 ERROR worker: wrong state"],
    ["host-made", "Implement the following plan:\n\n# Plan\n- never use globals\n- always test"],
    ["host-made", "Continue from where you left off."],
    ["consent", "yes, go ahead"],
    ["consent", "perfect, thanks! now write the release notes"],
    ["consent", "好的，就这样"],
    ["consent", "давай, продолжай"],
    ["task", "explain how the export works"],
    ["task", "run the tests and commit"],
    ["task", "ajoute une page pour les factures"],
    ["task", "请帮我写一个导出发票的脚本"],
    ["task", "請求書を一覧にするページを作ってください"],
    ["task", "송장 목록 페이지를 만들어줘"],
    ["task", "crie uma tela de notas fiscais"],
    ["task", "aggiungi una pagina con le fatture"],
    ["question", "does the export include drafts?"],
    ["question", "¿qué hace esta función?"],
    ["question", "这个函数是做什么的？"],
    ["report and question", "The wiki says: always squash before merging. Does that still hold?"],
    ["report and question", "our style guide says we never use default exports, is that right?"],
    ["report and question", "Anna wrote that we must never mock the database. Do you agree?"],
    ["report and question", "according to the ticket we always use yarn, what's your take"],
    ["report and question", "The readme says two things. Never push to main. Always use tabs. Is that true?"],
    ["report and question", "I read that you should never use barrels, thoughts?"],
    ["report and question", "Laut Handbuch sollen wir nie yarn verwenden. Stimmt das noch?"],
    ["report and question", "mon collègue dit qu'il ne faut jamais utiliser yarn, tu en penses quoi ?"],
    ["report and question", "según la guía nunca usamos yarn, ¿es cierto?"],
    ["report and question", "коллега говорит, что никогда нельзя использовать yarn. Это правда?"],
    ["report and question", "文档里写着永远不要用 yarn，这对吗？"],
    ["question about a rule", "Is the rule to never use yarn still in force?"],
    ["report and question", "You said we must never use barrels. Is that true?"],
    ["report and question", "no, my boss says we should never use barrels, what do you think?"],
    ["question about a rule", "Should we always use yarn?"],
    ["report and question", "In the handbook it is written that we must never use barrels. Correct?"],
    ["report and question", "Vite docs: never import from dist. Is it right?"],
    ["never mind", "nein schon gut, lass es so"],
    ["never mind", "no, dejalo así"],
    ["requirement of the program", "the popup must never open twice for the same invoice, build that"],
    ["requirement of the program", "a user should never see a draft of someone else, please implement this"],
    ["requirement of the program", "the endpoint must never return a password"],
    ["requirement of the program", "der Dialog darf nie von selbst aufgehen"],
    ["never mind", "never mind, it's fine as it is"],
    ["never mind", "没关系，就这样吧"],
    ["never mind", "passt schon, alles gut"],
    ["never mind", "laisse comme ça, c'est bon"],
    ["never mind", "dejalo así, está bien"],
    ["never mind", "не надо ничего менять, оставь как есть"],
    ["never mind", "lascia stare, va bene così"],
    ["never mind", "deixa assim, tá bom"],
    ["never mind", "괜찮아요, 그대로 두세요"],
    ["never mind", "大丈夫です、そのままでいいです"],
  ])("%s: %s", (_kind, message, more) => {
    const detection = judge(message, more);
    expect({ label: detection.label, acts: detection.path === "act" }).toEqual({
      label: "none",
      acts: false,
    });
  });
});

describe("a signal", () => {
  it.each<[string, string, Partial<DetectionInput>?]>([
    ["rejection", "no, that is not what I asked for"],
    ["rejection", "nope. wrong file, it belongs in src/report"],
    ["rejection", "stop, you are changing the wrong module"],
    ["rejection", "нет, не так, используй pnpm"],
    ["rejection", "no, usa pnpm"],
    ["rejection", "nein, das ist die falsche Datei"],
    ["rejection", "non, pas comme ça"],
    ["rejection", "não, eu pedi outra coisa"],
    ["rejection", "不对，我要的是导出成 CSV"],
    ["rejection", "違います、CSVにしてほしいのは請求書だけです"],
    ["rejection", "아니 그거 말고 송장만 고쳐"],
    ["complaint", "you broke the import, it worked before your change"],
    ["complaint", "why did you delete the tests?"],
    ["complaint", "you keep adding comments that nobody asked for"],
    ["complaint", "I told you twice already to leave the schema alone"],
    ["complaint", "the export is still wrong, you didn't change anything"],
    ["complaint", "还是这样，你根本没改"],
    ["complaint", "warum hast du die Tests gelöscht?"],
    ["complaint", "ты опять сломал импорт"],
    ["complaint", "has roto la importación otra vez"],
    ["praise, then a complaint", "looks nice, but you removed the header row"],
    ["praise, then a complaint", "great work, however the totals are wrong now"],
    ["rhetorical question", "didn't we agree to keep the old format?"],
    ["rhetorical question", "did you even run the tests?"],
    ["polite correction", "could you please put the old column order back?"],
    ["polite correction", "I'd rather have the columns in the old order, this one is confusing"],
    ["instruction file", "read the guidelines again, you were supposed to follow AGENTS.md"],
    ["preference", "from now on always write the changelog entry together with the change"],
    ["preference", "in this repo we use tabs, never spaces"],
    ["preference", "以后提交之前先跑测试"],
    ["preference", "今後はコミット前に必ずテストを実行してください"],
    ["preference", "앞으로는 커밋하기 전에 항상 테스트를 돌려줘"],
    ["preference", "ab jetzt immer erst die Tests laufen lassen, bevor du committest"],
    ["preference", "désormais demande-moi toujours avant de pousser"],
    ["preference", "d'ora in poi chiedimi sempre prima di fare push"],
    ["preference", "a partir de agora sempre rode os testes antes do commit"],
    ["preference", "de ahora en adelante corré siempre los tests antes de commitear"],
    ["preference", "впредь всегда запускай тесты перед коммитом"],
    ["report and complaint", "the readme says to use pnpm, why did you run npm?"],
    ["report and complaint", "you said it was fixed, but the totals are still wrong, can you look?"],
    ["requirement and complaint", "the popup should never open twice, you broke that"],
    ["interrupted", "not that one, use the other table", { interruption: { kind: "interrupted" } }],
    ["denied", "use rg, grep is too slow here", { interruption: { kind: "denied", feedback: "use rg" } }],
    ["typo", "pls use the logger isntead of print, dont add prints"],
  ])("%s: %s", (_kind, message, more) => {
    expect(judge(message, more).label).not.toBe("none");
  });
});

describe("worth keeping", () => {
  it.each<[string, string, Partial<DetectionInput>?]>([
    ["approval with a rule", "yes, always", { acts: ASKED }],
    ["approval with a rule", "yes please, and from now on do that without asking me", { acts: ASKED }],
    ["standing rule", "never push to main directly, always open a pull request"],
    ["first message", "In this project we always use pnpm, never npm.", { acts: [], priorPrompts: [] }],
    ["ask first", "always ask me before you delete files"],
    ["language of answers", "请始终用中文回答"],
    ["convention", "wir verwenden hier vitest, nie jest"],
    ["duty of an artefact", "branch names must begin with the ticket number"],
    [
      "duty of an artefact, nothing before",
      "branch names must begin with the ticket number",
      { acts: [], priorPrompts: [] },
    ],
    ["duty of an artefact", "pull requests must have a description"],
    [
      "duty of an artefact, nothing before",
      "pull requests must have a description",
      { acts: [], priorPrompts: [] },
    ],
    ["duty of an artefact", "write commit messages in the imperative mood"],
    [
      "duty of an artefact, nothing before",
      "write commit messages in the imperative mood",
      { acts: [], priorPrompts: [] },
    ],
    ["duty of the agent", "you must not edit anything under vendor, we sync it"],
    [
      "duty of the agent, nothing before",
      "you must not edit anything under vendor, we sync it",
      { acts: [], priorPrompts: [] },
    ],
    ["duty of the agent", "don't you ever deploy without my word"],
    [
      "duty of the agent, nothing before",
      "don't you ever deploy without my word",
      { acts: [], priorPrompts: [] },
    ],
    ["frozen part", "src/old is frozen, do not touch it", { acts: [], priorPrompts: [] }],
    ["duty of the agent", "you must run the linter after every change", { acts: [], priorPrompts: [] }],
    ["duty of an artefact", "branch names always begin with the ticket", { acts: [], priorPrompts: [] }],
    ["own rule beside a report", "The readme says yarn. From now on always use pnpm. Can you update it?"],
    ["reported as a fact", "Our handbook says we never use default exports."],
    ["convention", "у нас в проекте везде logger, print не используй"],
  ])("%s: %s", (_kind, message, more) => {
    expect(judge(message, more).learnable).toBe(true);
  });

  it.each<[string, string]>([
    ["colour", "no, make the button blue"],
    ["size", "that is too small, make it 14px"],
    ["placement", "no, move the logo to the left"],
    ["taste", "I don't like this icon"],
  ])("a one-off %s is not: %s", (_kind, message) => {
    expect(judge(message).learnable).toBe(false);
  });
});
