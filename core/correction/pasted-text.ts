import type { HiddenPart } from "./quoted-text";

/** A paste that its host, editor or the person marked as one, to its end or to the end of the message. */
const PASTE_TAG =
  /<(pasted[_-]?text|paste|pasted|file|document|attachment|attached_files?|clipboard)(?:\s[^<>\n]{0,300})?>/gi;
/** Claude Code's placeholder, in a message that holds the text itself: so many lines after it. */
const PASTE_MARK = /^[ \t]*\[Pasted (?:text|content)[^\]\n]{0,80}\][ \t]*$/gim;
const SKILL_TEXT = /^[ \t]*Base directory for this skill:/gim;

/** “git log output:”, “README.md:”, “the docs say:”: what follows, to the next blank line, is somebody else's. */
const LABEL =
  /^[ \t]*(?:[^\n:]{0,60}(?:\.\w{1,6}|\b(?:output|logs?|prints?|says?|said|reads|wrote|writes|message|response|stdout|stderr|file|docs?|readme|contents?|snippet|excerpt|quote|ausgabe|datei|inhalt|sortie|fichier|salida|archivo|contenuto|saída|arquivo|výstup|вывод|файл))|[^\n:：]{0,30}(?:输出|文件|内容|日志|出力|ファイル|출력|파일))[ \t]*[:：][ \t]*$/gimu;
/** “add this sentence to the docs: …”: a text to be written, not a wish. */
const TO_WRITE =
  /\b(?:add|append|insert|put|write|include|paste|change|set|fügen?|schreibe?|ajoute[rz]?|écri[st]|añade|escribe|aggiungi|scrivi|adicione|escreva)\b[^\n:]{0,80}\b(?:sentence|line|text|paragraph|comment|note|heading|title|docs?|readme|section|description|changelog|to|satz|zeile|text|phrase|ligne|texte|frase|línea|texto|riga|testo|linha)\b[^\n:]{0,60}:[ \t]+(?=\S)/giu;

/** Lines of a document: a heading underlined or with signs, an entry of a history. */
const DOCUMENT_LINE = /^[ \t]*(?:={3,}|-{3,}|#{1,6} \S[^\n]*)[ \t]*$/m;

/**
 * Parts of a message that are marked as pasted, or that the person announced as somebody's text (trust.md section 3:
 * a file does not teach). In order; they may overlap. Linear in the length.
 */
export function findPastedParts(text: string): HiddenPart[] {
  return [...findTagged(text), ...findMarked(text), ...findAnnounced(text), ...findToWrite(text)];
}

/** The message without its pasted parts. */
export function withoutPastes(text: string): string {
  let out = "";
  let from = 0;
  for (const { start, end } of findPastedParts(text).sort((left, right) => left.start - right.start)) {
    if (start > from) out += text.slice(from, start);
    from = Math.max(from, end);
  }
  return from === 0 ? text : out + text.slice(from);
}

function findTagged(text: string): HiddenPart[] {
  const parts: HiddenPart[] = [];
  let end = 0;
  for (const open of text.matchAll(PASTE_TAG)) {
    if (open.index < end) continue;
    const close = text.toLowerCase().indexOf(`</${(open[1] ?? "").toLowerCase()}>`, open.index);
    const beginsLine = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, open.index - 20), open.index));
    // A tag that a person only mentions has no end and stands inside a line.
    if (close < 0 && !beginsLine) continue;
    end = close < 0 ? text.length : close;
    parts.push({ kind: "quote", start: open.index, end });
  }
  return parts;
}

function findMarked(text: string): HiddenPart[] {
  const parts: HiddenPart[] = [];
  for (const mark of text.matchAll(PASTE_MARK)) {
    const lines = Number(/\+(\d{1,5}) lines?/.exec(mark[0])?.[1] ?? 0);
    let end = mark.index + mark[0].length;
    for (let line = 0; line < lines && end < text.length; line += 1) {
      const next = text.indexOf("\n", end + 1);
      end = next < 0 ? text.length : next;
    }
    parts.push({ kind: "quote", start: mark.index, end });
  }
  for (const skill of text.matchAll(SKILL_TEXT)) {
    parts.push({ kind: "quote", start: skill.index, end: text.length });
  }
  return parts;
}

function findAnnounced(text: string): HiddenPart[] {
  return [...text.matchAll(LABEL)].map((label) => {
    const start = label.index + label[0].length;
    const blank = /\n[ \t]*\n/g;
    blank.lastIndex = start + 1;
    return { kind: "quote" as const, start, end: blank.exec(text)?.index ?? text.length };
  });
}

function findToWrite(text: string): HiddenPart[] {
  return [...text.matchAll(TO_WRITE)].map((wish) => {
    const start = wish.index + wish[0].length;
    const end = text.indexOf("\n", start);
    return { kind: "quote" as const, start, end: end < 0 ? text.length : end };
  });
}

/**
 * Marks of text that somebody else wrote, too weak to hide it: a chat, comments, boxes of a list, lines of a change,
 * headers of a mail, “… told me:”, a line that announces a paragraph.
 */
const FOREIGN_SIGNS = [
  /^[\p{L}\d_.-]{1,30}: [^\n]+\n(?:[^\n]*\n)?[\p{L}\d_.-]{1,30}: \S/mu,
  /^[ \t]*(?:\/\/|\/\*|--|<!--)[ \t]?\S/m,
  /^[ \t]*[-*] \[[ xX]\] /m,
  /^[+-]\S[^\n]*\n(?:[^\n]*\n)*?[+-]\S/m,
  /^(?:From|To|Subject|Date|Cc): \S/m,
  /(?<!\bI )\b(?:told|tells|says|said|wrote|writes|suggests?|recommends?|advises?)(?: me| us)?[ \t]*: *\S/i,
  /^[^\n]{3,120}:[ \t]*\n[ \t]*\n/m,
  /\b(?:prompt|instructions?|message|mail|ticket|issue)\b[^\n:]{0,40}:[ \t]*\n/i,
];

/** From here on a message is long enough to hold somebody else's text without a sign of it. */
const LONG_LINES = 4;

/**
 * True when a part of a message may have been pasted without any mark: the message has lines of a document or signs of another writer, or the part
 * stands neither in its first nor in its last paragraph (line, when there is one paragraph of several lines). A list
 * of points is a person's own. What may be pasted is proposed, never active (trust.md section 3).
 * @param part words of the message as typed
 */
export function mayBePasted(message: string, part: string): boolean {
  if (DOCUMENT_LINE.test(message) || FOREIGN_SIGNS.some((sign) => sign.test(message))) return true;
  const paragraphs = message.trim().split(/\n[ \t]*\n/);
  const pieces = paragraphs.length > 1 ? paragraphs : message.trim().split("\n");
  if (message.trim().split("\n").length < LONG_LINES || pieces.every(isPoint)) return false;
  const words = part.trim();
  return ![pieces[0], pieces.at(-1)].some((piece) => piece?.includes(words) || words.includes(piece ?? "\n"));
}

function isPoint(line: string): boolean {
  return /^[ \t]*(?:[-*•]|\d{1,3}[.)])[ \t]+\S/.test(line);
}
