import { describe, expect, it } from "vitest";
import { isBoundInTime } from "./time-bound";

describe("a wish that counts only on some days or at some hours", () => {
  it.each([
    "Never push on Fridays.",
    "No deploys every Monday morning.",
    "Never merge over the weekend.",
    "Don't restart the database during business hours.",
    "Never deploy after 18:00.",
    "No releases between 9 and 17.",
    "Never push after dark.",
    "Never push after work.",
    "No migrations in December.",
    "No merges during the code freeze.",
    "Nach 18 Uhr nicht deployen.",
    "Vor dem Mittagessen nicht committen.",
    "Pas de déploiement le vendredi soir.",
    "Ne pousse rien la nuit.",
    "No despliegues los viernes.",
    "Non fare deploy di venerdì.",
    "Não faça deploy às sextas.",
    "Не деплой по пятницам.",
    "晚上6点以后不要部署。",
    "金曜日にデプロイしない。",
    "금요일에는 배포하지 마세요.",
  ])("%s", (said) => {
    expect(isBoundInTime(said)).toBe(true);
  });

  it.each([
    "Never push.",
    "Never run the nightly build.",
    "Never use colors that fail in dark mode.",
    "No field injection in Spring.",
    "Write durations in hours.",
    "Always run the tests after work on a feature.",
    "Keep functions between 5 and 10 lines.",
    "Never write `on Fridays` in a reply.",
    "Never hardcode weekdays.",
    "Run the linter before committing.",
    "Never force push, you lost our work on Friday.",
    "不要推送。",
    "重点不要遗漏。",
  ])("is not: %s", (said) => {
    expect(isBoundInTime(said)).toBe(false);
  });
});
