import { describe, expect, it } from "vitest";
import { detect } from "./detect";
import type { AgentAct, DetectionInput } from "./schema";

/** The usual traps of issue “Learning that is right”: each kind with at least eight cases, in several languages. */
const CHANGED: AgentAct[] = [
  {
    eventId: "a1",
    turnsAgo: 0,
    action: {
      kind: "file_change",
      path: "src/booking/calendar.ts",
      op: "modify",
      addedLines: ["export function monthOf(date: Date) {}"],
      removedLines: [],
    },
    outcome: "ok",
  },
  { eventId: "a2", turnsAgo: 0, message: "I added the month view to the booking calendar." },
];
const ANSWERED: AgentAct[] = [
  { eventId: "a3", turnsAgo: 0, message: "A mutex guards a section; a semaphore counts permits." },
];
const asked = (message: string): AgentAct[] => [{ eventId: "a4", turnsAgo: 0, message }];
const ASKED = asked("The month view is ready. Does the week view need the same change?");
const EACH_TIME = asked("The docs are built. Shall I publish them after each build?");
const ECHOED = "I added the month view to the booking calendar and wrote three tests for leap years.";

type Expected = "nothing" | "no signal" | "signal" | "keeps" | "signal, keeps nothing";
type Kind = {
  name: string;
  expected: Expected;
  acts: AgentAct[];
  cases: readonly (readonly [string, string])[];
};

const KINDS: readonly Kind[] = [
  {
    name: "answers",
    expected: "nothing",
    acts: ASKED,
    cases: [
      ["en", "no, only the month view"],
      ["en", "no idea tbh"],
      ["en", "not yet, later maybe"],
      ["de", "nein, reicht so"],
      ["de", "ne, erstmal nicht"],
      ["fr", "non, pas besoin"],
      ["es", "no, por ahora no"],
      ["pt", "não precisa, obrigado"],
      ["it", "no, grazie, va bene così"],
      ["ru", "нет, не надо"],
      ["zh", "不用，谢谢"],
      ["ja", "いいえ、大丈夫です"],
      ["ko", "아니요, 괜찮아요"],
    ],
  },
  {
    name: "questions about the world",
    expected: "nothing",
    acts: ANSWERED,
    cases: [
      ["en", "why is it wrong to hold a lock while sleeping?"],
      ["en", "and why doesn't Go have a ternary operator?"],
      ["en", "never heard of that, is it the same as a monitor?"],
      ["de", "warum sollte man das nicht mit einem Flag lösen?"],
      ["fr", "pourquoi ne faut-il jamais comparer des flottants ?"],
      ["es", "¿por qué no se usa siempre un semáforo?"],
      ["pt", "por que não usar sempre um mutex?"],
      ["ru", "а почему нельзя просто использовать флаг?"],
      ["zh", "为什么不能直接用布尔变量？"],
      ["ja", "なぜフラグではだめなんですか？"],
      ["ko", "왜 플래그를 쓰면 안 되나요?"],
    ],
  },
  {
    name: "bug reports on the person's own program",
    expected: "nothing",
    acts: ANSWERED,
    cases: [
      ["en", "my app does not start anymore, it says port already in use"],
      ["en", "our importer never finishes when the file has more than 10k rows"],
      ["en", "users report that the password reset mail does not arrive"],
      ["de", "unser Server antwortet seit gestern nicht mehr, kannst du mal schauen?"],
      ["fr", "mon application plante au démarrage depuis ce matin"],
      ["es", "mi servidor no responde desde ayer, ¿puedes mirar?"],
      ["pt", "meu app não abre mais no celular"],
      ["ru", "у меня сервер не стартует, пишет address already in use"],
      ["zh", "我的程序一启动就崩溃，帮我看看"],
      ["ja", "うちのアプリが起動しません。調べてください"],
      ["ko", "우리 서버가 어제부터 응답이 없어요. 확인해 주세요"],
    ],
  },
  {
    name: "negations inside a feature request",
    expected: "nothing",
    acts: CHANGED,
    cases: [
      ["en", "now a booking form. if the room is taken don't book it, show the next free slot"],
      ["en", "add a reminder mail, but not for bookings that were cancelled"],
      ["en", "make a guest mode in which nothing can be saved and no mails go out"],
      ["de", "bau noch einen Filter ein, der stornierte Buchungen nicht anzeigt"],
      ["fr", "ajoute un bouton qui ne s'affiche pas quand la salle est occupée"],
      ["es", "agrega un filtro que no muestre las reservas canceladas"],
      ["pt", "adiciona um filtro que não mostre as reservas canceladas"],
      ["it", "aggiungi un filtro che non mostri le prenotazioni annullate"],
      ["ru", "добавь фильтр, который не показывает отменённые брони"],
      ["zh", "加一个筛选，已取消的预订不要显示"],
      ["ja", "キャンセルされた予約を表示しないフィルターを追加してください"],
      ["ko", "취소된 예약은 보이지 않는 필터를 추가해줘"],
    ],
  },
  {
    name: "one-off values",
    expected: "signal, keeps nothing",
    acts: CHANGED,
    cases: [
      ["en", "no, make the month title 18px"],
      ["en", "wrong colour, it should be dark green"],
      ["en", "that's too wide, 320 px please"],
      ["de", "nein, der Titel soll grün sein"],
      ["fr", "non, le titre doit être en vert"],
      ["es", "no, el título tiene que ser verde"],
      ["pt", "não, o título tem que ser verde"],
      ["ru", "нет, заголовок должен быть зелёным"],
      ["zh", "不对，标题要绿色的"],
      ["ja", "違います、タイトルは緑にしてください"],
      ["ko", "아니, 제목은 초록색으로"],
    ],
  },
  {
    name: "self-corrections",
    expected: "nothing",
    acts: CHANGED,
    cases: [
      ["en", "oh sorry, I gave you the wrong file name, it is calendar2.ts"],
      ["en", "my bad, that was my cache"],
      ["en", "ah no wait, I had the old branch checked out, ignore me"],
      ["de", "ach nein, mein Fehler, ich war auf dem falschen Branch"],
      ["fr", "désolé, je me suis trompé de fichier"],
      ["es", "perdón, me equivoqué de archivo"],
      ["pt", "foi mal, mandei o arquivo errado"],
      ["it", "scusa, ho sbagliato io file"],
      ["ru", "ой, я ошибся, не тот файл скинул"],
      ["zh", "不好意思，我贴错文件了"],
      ["ja", "すみません、こちらの間違いでした"],
      ["ko", "죄송해요, 제가 파일을 잘못 올렸어요"],
    ],
  },
  {
    name: "quoted text",
    expected: "nothing",
    acts: ANSWERED,
    cases: [
      ["en", 'my manager wrote "never deploy on fridays, always ask me". draft a friendly reply'],
      ["en", "translate: 'No, that is wrong, you always do this'"],
      ["en", "> no, stop, revert that\n\nwhat does he want from us?"],
      ["de", "übersetze: „Nein, das ist falsch, nie wieder so“"],
      ["fr", "traduis « non, ne fais plus jamais ça »"],
      ["es", 'traduce "no, nunca más hagas eso"'],
      ["ru", "переведи «нет, больше никогда так не делай»"],
      ["zh", "翻译这句：“不要再这样改了，永远不要”"],
      ["ja", "「二度とやらないで」を英語に訳してください"],
    ],
  },
  {
    name: "fenced text",
    expected: "nothing",
    acts: ANSWERED,
    cases: [
      ["en", "what does this do?\n```\n# never call this twice, always use the pool\n```"],
      ["en", "explain this comment\n```js\n// don't touch, you will break it\n```"],
      ["en", "review:\n```md\nNo! Always use tabs.\n```"],
      ["de", "was macht das?\n```\n# niemals ändern!\n```"],
      ["fr", "explique ce code\n```\n# ne jamais modifier\n```"],
      ["es", "¿qué hace esto?\n```\n# nunca tocar esto\n```"],
      ["ru", "что тут происходит?\n```\n# никогда не трогай\n```"],
      ["zh", "解释一下\n```\n# 永远不要改这里\n```"],
      ["ja", "これは何ですか\n```\n# 絶対に変更しないで\n```"],
    ],
  },
  {
    name: "logs",
    expected: "nothing",
    acts: CHANGED,
    cases: [
      [
        "en",
        "TypeError: Cannot read properties of undefined (reading 'month')\n    at monthOf (src/booking/calendar.ts:12:9)",
      ],
      ["en", "npm ERR! code ELIFECYCLE\nnpm ERR! errno 1\nnpm ERR! Do not use --force"],
      [
        "en",
        "[2026-03-01 10:00:00] WARN you should never call this directly\n[2026-03-01 10:00:01] ERROR wrong state",
      ],
      ["en", "$ git status\nOn branch main\nnothing to commit, working tree clean"],
      [
        "en",
        "FAIL src/booking/calendar.test.ts\n  ✕ does not book twice (12 ms)\n  ● expected 1, received 2",
      ],
      ["de", "FEHLER: Relation »bookings« existiert nicht\nLINE 1: select * from bookings"],
      [
        "fr",
        'Traceback (most recent call last):\n  File "a.py", line 2, in <module>\nValueError: valeur incorrecte',
      ],
      ["zh", "Error: 无法连接数据库\n    at connect (db.js:10:3)"],
      ["ja", "Error: 接続できません\n    at connect (db.js:10:3)"],
    ],
  },
  {
    name: "host-made prompts",
    expected: "nothing",
    acts: CHANGED,
    cases: [
      ["en", "<task-notification>the build failed: never use eval</task-notification>"],
      ["en", "<system-reminder>Always follow AGENTS.md, never edit tests.</system-reminder>"],
      ["en", "Implement the following plan:\n\n# Plan\nnever use globals"],
      ["en", "Continue from where you left off."],
      [
        "en",
        "This session is being continued from a previous conversation that ran out of context. Always use pnpm.",
      ],
      ["en", "[SYSTEM] do not stop until all tests pass"],
      ["de", "<task-notification>Fehler: niemals so verwenden</task-notification>"],
      ["fr", "<system-reminder>Ne jamais modifier les tests.</system-reminder>"],
      ["zh", "<task-notification>不要这样用</task-notification>"],
      ["ja", "<system-reminder>必ずテストを実行すること</system-reminder>"],
    ],
  },
  {
    name: "the agent's own text fed back",
    expected: "nothing",
    acts: asked(
      `${ECHOED}\nYou should always run the tests first.\nNicht vergessen: immer zuerst die Tests.\n次回からは必ず先にテストを実行してください。お願いします。毎回です。忘れずに。よろしくお願いいたします。\n以后提交之前一定要先跑一遍全部的测试，不要直接推送到主分支上面去，记住这个规则并且每次都遵守它哦。\nRecuerda: nunca hagas push sin correr las pruebas.\nN'oublie pas : toujours lancer les tests avant.\nНикогда не пушь без тестов, всегда запускай их.`,
    ),
    cases: [
      ["en", ECHOED],
      ["en", "I added the month view to the booking calendar and wrote three tests"],
      ["en", "You should always run the tests first.\nNicht vergessen: immer zuerst die Tests."],
      ["de", "Nicht vergessen: immer zuerst die Tests.\n次回からは必ず"],
      ["ja", "次回からは必ず先にテストを実行してください。お願いします。毎回です。忘れずに。"],
      [
        "zh",
        "以后提交之前一定要先跑一遍全部的测试，不要直接推送到主分支上面去，记住这个规则并且每次都遵守它哦。",
      ],
      ["es", "Recuerda: nunca hagas push sin correr las pruebas."],
      ["fr", "N'oublie pas : toujours lancer les tests avant."],
      ["ru", "Никогда не пушь без тестов, всегда запускай их."],
    ],
  },
  {
    name: "role play",
    expected: "nothing",
    acts: asked("I am the interviewer now. First question: when would you use a linked list?"),
    cases: [
      ["en", "I would never use one there, an array is faster because of the cache"],
      ["en", "pretend you are a rude customer and complain that nothing works"],
      ["en", "let's play: you are the junior, I am the reviewer and I say this is wrong, how do you react?"],
      ["de", "spiel einen wütenden Kunden, der sagt, dass alles falsch ist"],
      ["fr", "joue un client mécontent qui dit que rien ne marche"],
      ["es", "haz de cliente enojado que dice que nada funciona"],
      ["ru", "сыграй недовольного клиента, который говорит, что всё не так"],
      ["zh", "你来扮演一个生气的客户，说什么都不对"],
      ["ja", "怒っているお客様の役をやってください。「全部違う」と言う感じで"],
    ],
  },
  {
    name: "approvals that carry a rule",
    expected: "keeps",
    acts: EACH_TIME,
    cases: [
      ["en", "yes, always"],
      ["en", "yes always"],
      ["en", "yep, every time from now on"],
      ["en", "sure, and you never need to ask me for that again"],
      ["de", "ja, immer"],
      ["fr", "oui, toujours"],
      ["es", "sí, siempre"],
      ["pt", "sim, sempre"],
      ["it", "sì, sempre"],
      ["ru", "да, всегда"],
      ["zh", "好，以后每次都这样"],
      ["ja", "はい、毎回お願いします"],
      ["ko", "네, 앞으로 항상요"],
    ],
  },
  {
    name: "approvals without a rule",
    expected: "nothing",
    acts: EACH_TIME,
    cases: [
      ["en", "yes"],
      ["en", "ok do it"],
      ["en", "yes, but just this once"],
      ["de", "ja"],
      ["fr", "oui"],
      ["es", "dale"],
      ["ru", "да"],
      ["zh", "好的"],
      ["ja", "はい"],
      ["ko", "네"],
    ],
  },
  {
    name: "polite rhetorical questions",
    expected: "signal",
    acts: CHANGED,
    cases: [
      ["en", "didn't I ask for the week view first?"],
      ["en", "weren't you going to keep the old function?"],
      ["en", "could you perhaps put back what was there before?"],
      ["en", "why did you rename it, if I may ask?"],
      ["de", "hatten wir nicht gesagt, dass die alte Funktion bleibt?"],
      ["fr", "on n'avait pas dit de garder l'ancienne fonction ?"],
      ["es", "¿no habíamos quedado en dejar la función vieja?"],
      ["ru", "разве мы не договорились оставить старую функцию?"],
      ["zh", "我不是说过不要动这个文件吗？"],
      ["ja", "そこは触らないでと言いませんでしたか？"],
      ["ko", "그건 건드리지 말라고 하지 않았나요?"],
    ],
  },
  {
    name: "praise followed by a complaint",
    expected: "signal",
    acts: CHANGED,
    cases: [
      ["en", "looks great, but you removed the day names"],
      ["en", "nice work! however the week starts on sunday now, which is wrong"],
      ["en", "good, only that you also changed the tests, and I didn't ask for that"],
      ["de", "sieht gut aus, aber du hast die Wochentage entfernt"],
      ["fr", "super, mais tu as supprimé les jours de la semaine"],
      ["es", "muy bien, pero quitaste los días de la semana"],
      ["pt", "ficou bom, mas você removeu os dias da semana"],
      ["it", "bello, ma hai tolto i giorni della settimana"],
      ["ru", "отлично, но ты удалил дни недели"],
      ["zh", "不错，但是你把星期几删掉了"],
      ["ja", "いいですね。でも曜日を消してしまっています"],
      ["ko", "좋은데 요일을 지워버렸네요"],
    ],
  },
  {
    name: "reminders of an existing instruction file",
    expected: "signal",
    acts: CHANGED,
    cases: [
      ["en", "please read AGENTS.md again, you did not follow it"],
      ["en", "that's against CONTRIBUTING.md"],
      ["en", "as CLAUDE.md says: no default exports. you ignored it"],
      ["de", "lies bitte nochmal die AGENTS.md, du hast dich nicht daran gehalten"],
      ["fr", "relis AGENTS.md, tu ne l'as pas respecté"],
      ["es", "vuelve a leer AGENTS.md, no lo seguiste"],
      ["ru", "перечитай AGENTS.md, ты его не соблюдаешь"],
      ["zh", "你没有按照 AGENTS.md 来，重新看一遍"],
      ["ja", "AGENTS.mdを守っていません。もう一度読んでください"],
      ["ko", "AGENTS.md를 안 지켰잖아요. 다시 읽어보세요"],
    ],
  },
  {
    name: "bare requirements",
    expected: "keeps",
    acts: CHANGED,
    cases: [
      ["en", "every phase needs a test plan"],
      ["en", "each migration needs a rollback"],
      ["en", "all public functions need a docstring"],
      ["de", "jede Migration braucht ein Rollback"],
      ["fr", "chaque migration doit avoir un rollback"],
      ["es", "cada migración necesita un rollback"],
      ["es", "cada fase requiere un plan de pruebas"],
      ["es", "todos los endpoints necesitan un test"],
      ["pt", "cada fase precisa de um plano de testes"],
      ["it", "ogni fase ha bisogno di un piano di test"],
      ["fr", "chaque migration a besoin d'un rollback"],
      ["de", "zu jeder Phase gehört ein Testplan"],
      ["ru", "к каждой миграции нужен откат"],
      ["zh", "每个阶段都需要测试计划"],
      ["ja", "各フェーズにはテスト計画が必要です"],
      ["ko", "각 단계마다 테스트 계획이 있어야 해"],
      ["pt", "toda migração precisa de um rollback"],
      ["ru", "у каждой миграции должен быть откат"],
      ["zh", "每个迁移都必须有回滚脚本"],
      ["ja", "マイグレーションには必ずロールバックを用意すること"],
      ["ko", "모든 마이그레이션에는 롤백이 있어야 합니다"],
    ],
  },
  {
    name: "design talk without a prior act",
    expected: "no signal",
    acts: [],
    cases: [
      ["en", "that approach won't scale to 10k rooms, let's think about a queue instead"],
      ["en", "I don't like event sourcing for this, what about a plain table?"],
      ["en", "a calendar without drag and drop is useless on desktop, so we need that at some point"],
      ["de", "mit Polling kommen wir da nicht weit, vielleicht lieber Websockets?"],
      ["fr", "une file serait plutôt mieux qu'un cron ici, non ?"],
      ["es", "con polling no alcanza, ¿mejor websockets?"],
      ["ru", "поллинг тут не подойдёт, может лучше вебсокеты?"],
      ["zh", "轮询不太行，要不要改用 websocket？"],
      ["ja", "ポーリングだと厳しいので、WebSocketの方がいいですかね？"],
    ],
  },
];

/** Known to be judged wrongly; a test that starts to hold is moved out of this list. */
const WEAK: ReadonlySet<string> = new Set([
  "add a reminder mail, but not for bookings that were cancelled",
  "por que não usar sempre um mutex?",
  "違います、タイトルは緑にしてください",
]);

describe.each(KINDS)("$name: $expected", ({ expected, acts, cases }) => {
  it("has at least eight cases in at least four languages, or as many as its form has", () => {
    expect(cases.length).toBeGreaterThanOrEqual(8);
    expect(new Set(cases.map(([language]) => language)).size).toBeGreaterThanOrEqual(4);
  });

  function check(_language: string, message: string): void {
    const input: DetectionInput = { message, author: "human", acts, priorPrompts: ["build the calendar"] };
    const { label, learnable, path } = detect(acts.length > 0 ? input : { ...input, priorPrompts: [] });
    const isSignal = label !== "none";
    const got = { isSignal, learnable };
    if (expected === "nothing") expect(got).toEqual({ isSignal: false, learnable: false });
    if (expected === "signal") expect(isSignal).toBe(true);
    if (expected === "keeps") expect(learnable).toBe(true);
    if (expected === "signal, keeps nothing") expect(got).toEqual({ isSignal: true, learnable: false });
    if (expected === "no signal")
      expect({ isCorrection: label === "correction", acts: path === "act" }).toEqual({
        isCorrection: false,
        acts: false,
      });
  }

  it.each(cases.filter(([, message]) => !WEAK.has(message)))("%s: %s", check);
  const weak = cases.filter(([, message]) => WEAK.has(message));
  if (weak.length > 0) it.fails.each(weak)("not yet %s: %s", check);
});
