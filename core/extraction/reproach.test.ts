import { describe, expect, it } from "vitest";
import { extract } from "./extract";
import { reproachIn } from "./reproach";
import { REPROACHES, type Reproach } from "./reproaches/reproaches";

/** One complaint a language and reproach; none of them names a wish. */
const SAID: Record<string, Record<Reproach, string>> = {
  en: {
    falseClaim: "you wrote that the build is green, but it never ran",
    partial: "you left out half of the list",
    duplicate: "helpers3. seriously. there already is a lib/dates.ts",
    invented: "you made that up, the flag doesn't exist",
    beyond: "I only asked for the label",
    makesMe: "why am I the one clicking through the pages",
    symptom: "yet another workaround",
    guessed: "you're guessing again",
    leftovers: "guess who had to delete debug.log",
  },
  de: {
    falseClaim: "du sagst, es läuft, aber der Build war gar nicht an",
    partial: "du hast die Hälfte der Punkte vergessen",
    duplicate: "dafür gibt es schon eine Funktion",
    invented: "die Option gibt es gar nicht",
    beyond: "ich wollte doch nur die Beschriftung",
    makesMe: "warum muss ich das alles anklicken",
    symptom: "schon wieder ein Workaround",
    guessed: "du rätst nur",
    leftovers: "und ich darf wieder deine Dateien löschen",
  },
  fr: {
    falseClaim: "tu dis que ça marche mais ça n'a jamais tourné",
    partial: "tu as oublié la moitié des points",
    duplicate: "il y a déjà une fonction pour ça",
    invented: "cette option n'existe pas",
    beyond: "je voulais juste le libellé",
    makesMe: "pourquoi c'est moi qui clique",
    symptom: "encore un contournement",
    guessed: "tu devines",
    leftovers: "et c'est moi qui dois tout nettoyer",
  },
  es: {
    falseClaim: "dices que funciona pero no arranca",
    partial: "te olvidaste de la mitad de los puntos",
    duplicate: "ya existe una función para eso",
    invented: "esa opción no existe",
    beyond: "solo te pedí la etiqueta",
    makesMe: "por qué tengo que probarlo yo",
    symptom: "otro parche más",
    guessed: "estás adivinando",
    leftovers: "me toca borrar tus archivos",
  },
  it: {
    falseClaim: "hai detto che funziona ma non parte",
    partial: "hai dimenticato metà dei punti",
    duplicate: "c'è già una funzione per questo",
    invented: "questa opzione non esiste",
    beyond: "ti avevo chiesto solo l'etichetta: volevo solo quella",
    makesMe: "perché devo provarlo io",
    symptom: "un altro rattoppo",
    guessed: "stai tirando a indovinare",
    leftovers: "tocca a me cancellare i tuoi file",
  },
  pt: {
    falseClaim: "você disse que funciona mas não abre",
    partial: "você esqueceu metade dos pontos",
    duplicate: "já existe uma função pra isso",
    invented: "essa opção não existe",
    beyond: "eu só pedi o rótulo",
    makesMe: "por que eu tenho que clicar em tudo",
    symptom: "mais uma gambiarra",
    guessed: "você tá chutando",
    leftovers: "sobra pra mim apagar os arquivos",
  },
  ru: {
    falseClaim: "ты сказал, что всё работает, но сервер не стартует",
    partial: "ты пропустил половину пунктов",
    duplicate: "для этого уже есть функция",
    invented: "такого флага не существует, ты его выдумал",
    beyond: "я просил только подпись: я только просил её",
    makesMe: "почему я должен всё прокликивать",
    symptom: "опять костыль",
    guessed: "ты гадаешь",
    leftovers: "мне опять убирать твои файлы",
  },
  zh: {
    falseClaim: "你说修好了，其实根本没跑",
    partial: "漏了一半",
    duplicate: "这个函数已经有了",
    invented: "这个参数根本不存在",
    beyond: "我只让你改标签",
    makesMe: "为什么要我一个个点",
    symptom: "又加一个补丁",
    guessed: "你又在猜",
    leftovers: "又要我来清理",
  },
  ja: {
    falseClaim: "「通りました」って言ったのに実行していない",
    partial: "半分抜けています",
    duplicate: "その関数はすでにあります",
    invented: "そのオプションは存在しません",
    beyond: "頼んだのはラベルだけです",
    makesMe: "なんで私がクリックするの",
    symptom: "またその場しのぎ",
    guessed: "推測で答えている",
    leftovers: "また私が消すのか",
  },
  ko: {
    falseClaim: "통과했다더니 실행도 안 했네",
    partial: "절반을 빼먹었네",
    duplicate: "그 함수는 이미 있어",
    invented: "그런 없는 옵션을 썼네",
    beyond: "라벨만 고치라고 했잖아, 누가 하랬어",
    makesMe: "왜 내가 눌러봐야 해",
    symptom: "또 임시방편이네",
    guessed: "또 추측으로 답했네",
    leftovers: "또 내가 지워야 하네",
  },
};

describe("a complaint without a wish stands for one (learning.md section 4)", () => {
  it.each(Object.keys(SAID))("%s: each reproach is heard for what it is", (language) => {
    const heard = REPROACHES.map((kind) => {
      const said = SAID[language]?.[kind] ?? "";
      return `${said}: ${reproachIn(said, language)?.kind}`;
    });
    expect(heard).toEqual(REPROACHES.map((kind) => `${SAID[language]?.[kind]}: ${kind}`));
  });

  it.each([
    [
      "en",
      "you said it's fixed but the page is still blank",
      "Verify that a thing is done before saying so.",
    ],
    ["de", "dafür gibt es schon eine Funktion", "Erst nach vorhandenem Code suchen, dann neuen schreiben."],
    ["zh", "你把别的组件也改了，我只让你改标签", "只改要求的部分。"],
    ["en", "Stop. What does @STYLE.md say?", "Follow STYLE.md."],
  ])("%s, as a complaint: %s", (language, message, directive) => {
    const { candidates } = extract({ message, language, label: "dissatisfaction" });
    expect(candidates).toMatchObject([{ directive, source: "inferred", confidence: 0.5 }]);
  });

  it("has the claim of its English line in every language", () => {
    const topics = ["en", "de", "ja"].map((language) => {
      const message = SAID[language]?.duplicate ?? "";
      return extract({ message, language, label: "dissatisfaction" }).candidates[0]?.claim.topic;
    });
    expect(topics).toEqual(["reuse-code", "reuse-code", "reuse-code"]);
  });

  it("gives way to a wish that is said beside it", () => {
    const message = "yet another workaround. from now on always find the root cause first";
    const [wish] = extract({ message, language: "en", label: "dissatisfaction" }).candidates;
    expect(wish).toMatchObject({ source: "user_stated", confidence: 1 });
    expect(wish?.directive).toBe("Always find the root cause first.");
  });

  it("is asked of complaints only: a preference says what it says", () => {
    const [wish] = extract({
      message: "there already is a lib/dates.ts, use it for all dates",
      language: "en",
      label: "preference",
    }).candidates;
    expect(wish).toMatchObject({ source: "user_stated", confidence: 1 });
  });

  it("takes the opposite of the act where nothing known is reproached, in any language", () => {
    const actMessage = "Dropped the staging table to start afresh.";
    const messages = [
      ["es", "qué desastre, dos semanas de trabajo perdidas"],
      ["en", "what have you done to it"],
    ] as const;
    for (const [language, message] of messages) {
      const [wish] = extract({ message, language, label: "dissatisfaction", actMessage }).candidates;
      expect(wish).toMatchObject({ directive: "Do not drop the staging table.", source: "inferred" });
    }
  });
});
