import { describe, expect, it } from "vitest";
import { extract } from "./extract";
import type { RuleCandidate } from "./schema";

function wishes(language: string, message: string): RuleCandidate[] {
  return extract({ message, language, label: "preference" }).candidates;
}

/** Said for all projects, in front, behind and with a clause of its own. */
const EVERYWHERE: [string, string][] = [
  ["en", "never use emojis, wherever I work"],
  ["en", "everywhere, not just in this repo: no emojis"],
  ["en", "no emojis in any of my projects"],
  ["en", "in whatever repo: no emojis"],
  ["en", "no emojis, and that goes for all my repos"],
  ["en", "for everything I do with you: no emojis"],
  ["en", "no emojis, across all projects"],
  ["de", "keine Emojis, egal in welchem Projekt"],
  ["de", "überall keine Emojis, nicht nur hier"],
  ["de", "in jedem meiner Projekte keine Emojis"],
  ["de", "keine Emojis, das gilt für alle meine Repos"],
  ["fr", "pas d'emoji, dans aucun de mes projets"],
  ["fr", "pas d'emoji, peu importe le projet"],
  ["fr", "pas d'emoji, et ça vaut pour tous mes dépôts"],
  ["es", "nada de emojis, da igual el proyecto"],
  ["es", "en ningún proyecto mío emojis, nunca"],
  ["es", "nada de emojis, y eso vale para todos mis repos"],
  ["it", "niente emoji, in nessun progetto"],
  ["it", "niente emoji, vale per tutti i miei progetti"],
  ["it", "niente emoji, non importa il progetto"],
  ["pt", "nada de emojis, não importa o projeto"],
  ["pt", "nada de emojis, vale para todos os meus projetos"],
  ["ru", "никаких эмодзи, неважно в каком проекте"],
  ["ru", "никаких эмодзи, это касается всех моих проектов"],
  ["zh", "不管在哪个项目都不要用表情符号"],
  ["zh", "我所有的项目都不要用表情符号"],
  ["zh", "任何仓库里都不要用表情符号"],
  ["ja", "どのプロジェクトでも絵文字は使わないで"],
  ["ja", "私の全プロジェクトで絵文字は使わないで"],
  ["ja", "プロジェクトに関係なく絵文字は使わないで"],
  ["ko", "어떤 프로젝트든 이모지 쓰지 마"],
  ["ko", "내 모든 프로젝트에서 이모지 쓰지 마"],
  ["ko", "프로젝트 상관없이 이모지 쓰지 마"],
];
/** Said for now only. */
const THIS_TIME: [string, string][] = [
  ["en", "no emojis in this chat"],
  ["en", "no emojis for the next hour"],
  ["en", "no commits until I'm back"],
  ["en", "for the rest of the day no commits"],
  ["en", "just for this one, use yarn"],
  ["en", "temporarily use yarn"],
  ["en", "in this PR no refactoring"],
  ["en", "don't push right now"],
  ["en", "only this time use yarn"],
  ["en", "for this once use yarn"],
  ["de", "heute keine Emojis"],
  ["de", "für den Moment keine Emojis"],
  ["de", "in dieser Sitzung keine Emojis"],
  ["de", "nur dieses eine Mal keine Emojis"],
  ["de", "bis auf Weiteres keine Commits"],
  ["de", "jetzt gerade keine Commits"],
  ["de", "vorläufig keine Commits"],
  ["fr", "pour cette fois pas d'emoji"],
  ["fr", "juste cette fois pas d'emoji"],
  ["fr", "dans cette session pas d'emoji"],
  ["fr", "provisoirement pas d'emoji"],
  ["fr", "jusqu'à nouvel ordre pas de commit"],
  ["es", "solo por esta vez nada de emojis"],
  ["es", "en esta sesión nada de emojis"],
  ["es", "provisionalmente nada de emojis"],
  ["es", "hasta nuevo aviso nada de commits"],
  ["es", "ahora mismo nada de commits"],
  ["it", "solo per questa volta niente emoji"],
  ["it", "in questa sessione niente emoji"],
  ["it", "provvisoriamente niente emoji"],
  ["it", "fino a nuovo ordine niente commit"],
  ["pt", "só desta vez nada de emojis"],
  ["pt", "nesta sessão nada de emojis"],
  ["pt", "por ora nada de emojis"],
  ["pt", "até segunda ordem nada de commits"],
  ["ru", "только в этот раз никаких эмодзи"],
  ["ru", "в этом чате никаких эмодзи"],
  ["ru", "временно никаких эмодзи"],
  ["ru", "до особого распоряжения никаких коммитов"],
  ["ru", "сейчас никаких коммитов"],
  ["zh", "就这一次不要用表情符号"],
  ["zh", "这个对话里不要用表情符号"],
  ["zh", "眼下不要提交"],
  ["zh", "现在先不要提交"],
  ["zh", "临时用 yarn，不要用 npm"],
  ["ja", "今回だけ絵文字は使わないで"],
  ["ja", "このセッションでは絵文字は使わないで"],
  ["ja", "当面コミットしないで"],
  ["ja", "一時的に yarn を使って"],
  ["ja", "今日だけコミットしないで"],
  ["ko", "이번 한 번만 이모지 쓰지 마"],
  ["ko", "이번 세션에서는 이모지 쓰지 마"],
  ["ko", "당분간 커밋하지 마"],
  ["ko", "오늘만 커밋하지 마"],
  ["ko", "임시로 yarn 써줘"],
];
/** A beginning without an end is for good, and “here” is the project: neither is a session nor everywhere. */
const SINCE_NOW_OR_HERE: [string, string][] = [
  ["en", "new tables get a created_by column from today on"],
  ["en", "starting today, no emojis"],
  ["en", "as of now use pnpm"],
  ["en", "in this repo use pnpm"],
  ["en", "here we always use pnpm"],
  ["en", "only in this project: use yarn"],
  ["de", "ab heute keine Emojis"],
  ["de", "von heute an keine Emojis"],
  ["de", "in diesem Projekt keine Emojis"],
  ["de", "hier keine Emojis"],
  ["fr", "à partir d'aujourd'hui pas d'emoji"],
  ["fr", "dès aujourd'hui pas d'emoji"],
  ["fr", "dans ce projet pas d'emoji"],
  ["fr", "ici pas d'emoji"],
  ["es", "a partir de hoy nada de emojis"],
  ["es", "desde hoy nada de emojis"],
  ["es", "en este proyecto nada de emojis"],
  ["it", "da oggi niente emoji"],
  ["it", "a partire da oggi niente emoji"],
  ["it", "in questo progetto niente emoji"],
  ["pt", "a partir de hoje nada de emojis"],
  ["pt", "de hoje em diante nada de emojis"],
  ["pt", "neste projeto nada de emojis"],
  ["ru", "с сегодняшнего дня никаких эмодзи"],
  ["ru", "в этом проекте никаких эмодзи"],
  ["ru", "пока тесты не прошли, не коммить"],
  ["zh", "从今天起不要用表情符号"],
  ["zh", "从今天开始不要用表情符号"],
  ["zh", "这个项目不要用表情符号"],
  ["ja", "今日から絵文字は使わないで"],
  ["ja", "本日より絵文字は使わないで"],
  ["ja", "このプロジェクトでは絵文字は使わないで"],
  ["ja", "今後は絵文字は使わないで"],
  ["ko", "오늘부터 이모지 쓰지 마"],
  ["ko", "이 프로젝트에서는 이모지 쓰지 마"],
  ["ko", "앞으로는 이모지 쓰지 마"],
];

describe("scope: project, “in all my projects”, “this time” (learning.md section 3)", () => {
  it.each([
    ["global", EVERYWHERE],
    ["session", THIS_TIME],
    ["project", SINCE_NOW_OR_HERE],
  ] as const)(
    "%s, in ten languages",
    (scope, rows) => {
      const read = rows.map(([language, message]) => {
        const found = wishes(language, message);
        return `${language} ${found.length} ${found[0]?.scope}: ${message}`;
      });
      expect(read).toEqual(rows.map(([language, message]) => `${language} 1 ${scope}: ${message}`));
    },
    60_000,
  );

  it("leaves what says the scope out of the directive, and keeps the person's words", () => {
    const [wish] = wishes("de", "keine Emojis, das gilt für alle meine Repos");
    expect(wish?.directive).toBe("Keine Emojis.");
    expect(wish?.words).toBe("keine Emojis, das gilt für alle meine Repos");
    expect(wishes("it", "niente emoji, non importa il progetto")[0]?.directive).toBe("Niente emoji.");
  });

  it("says nothing of a scope where a word only looks like it", () => {
    expect(wishes("en", "today's date goes into the file header, always")[0]?.scope).toBe("project");
    expect(wishes("zh", "今天的日期必须写进文件头")[0]?.scope).toBe("project");
    expect(wishes("ru", "пока тесты не прошли, не коммить")[0]?.scope).toBe("project");
  });

  it("counts a time for its own wish only, and “everywhere” for all of a message", () => {
    const bundle = wishes("en", "always use pnpm. for now skip the linter.");
    expect(bundle.map(({ scope }) => scope)).toEqual(["project", "session"]);
    const all = wishes("en", "in all my repos: never force-push. no emojis.");
    expect(all.map(({ scope }) => scope)).toEqual(["global", "global"]);
  });
});
