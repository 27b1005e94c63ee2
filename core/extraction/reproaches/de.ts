import type { Reproaches } from "./reproaches";

export const GERMAN_REPROACHES: Reproaches = {
  falseClaim: {
    says: "du (?:hast |sagst |behauptest |schreibst )?.{0,60}?(?:läuft|grün|fertig|behoben|erledigt|funktioniert|getestet|gepusht).{0,60}?(?:aber|stimmt nicht|gar nicht|nie|nicht)|hast du (?:es |das )?(?:überhaupt|wirklich) (?:getestet|ausprobiert|laufen lassen)",
    wish: "Erst prüfen, dass etwas erledigt ist, dann melden.",
  },
  partial: {
    says: String.raw`(?:du hast|hast du) .{0,40}?(?:hälfte|teil|punkte?|rest)\p{L}* .{0,20}?(?:vergessen|ausgelassen|weggelassen|übersehen|ignoriert)|(?:das ist|war) nur die hälfte`,
    wish: "Jeden Punkt eines Auftrags erledigen und jeden prüfen, bevor er als fertig gilt.",
  },
  duplicate: {
    says: "(?:es gibt|gibt es|haben wir|wir haben|gibt's|das gibt es|existiert) .{0,50}?(?:schon|bereits|längst|genau das|dasselbe|dafür)|das rad neu",
    wish: "Erst nach vorhandenem Code suchen, dann neuen schreiben.",
  },
  invented: {
    says: String.raw`(?:erfunden|ausgedacht|frei erfunden|halluzin\p{L}+)|(?:gibt es|gibt's|existiert) (?:gar |überhaupt )?nicht|woher hast du (?:das|die|den)`,
    wish: "Nichts erfinden; prüfen, ob es existiert, bevor es benutzt wird.",
  },
  beyond: {
    says: String.raw`ich (?:wollte|hatte|habe) (?:doch )?nur|(?:davon|das) (?:hat|hatte) (?:keiner|niemand) (?:was |etwas )?(?:gesagt|verlangt)|(?:wer|keiner|niemand) hat (?:dir|das|dich).{0,20}(?:gesagt|verlangt|gebeten)|\d+ dateien\s*\?`,
    wish: "Nur ändern, was verlangt wurde.",
  },
  makesMe: {
    says: "warum (?:soll|muss|darf) ich|wieso (?:soll|muss) ich|(?:ich|mich) (?:jedes ?mal |immer |wieder )?(?:selbst|selber) (?:klicken|testen|prüfen|ausführen)",
    wish: "Selbst mit den eigenen Werkzeugen prüfen, statt den Nutzer zu bitten.",
  },
  symptom: {
    says: "(?:noch ein|schon wieder ein|wieder ein) (?:workaround|hack|pflaster)|nur (?:das symptom|die symptome)|ursache (?:ist|war) (?:immer noch )?nicht",
    wish: "Die Ursache eines Fehlers finden, statt ihn zu umgehen.",
  },
  guessed: {
    says: "du (?:rätst|ratest)|geraten|ohne (?:überhaupt )?(?:nachzusehen|zu lesen|zu prüfen|reinzuschauen)",
    wish: "Erst Code und Konfiguration lesen, dann antworten; nicht raten.",
  },
  leftovers: {
    says: "(?:ich darf|ich muss|wer darf|wer muss) .{0,30}?(?:aufräumen|löschen|wegräumen)",
    wish: "Temporäre Dateien vor dem Ende entfernen.",
  },
};
