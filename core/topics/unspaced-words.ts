/**
 * Words of Chinese, Japanese and Korean that say nothing about the subject: they part a run of letters into pieces
 * that can be compared where the glossary does not know them.
 */
const PARTS: Record<string, string> = {
  zh: "的话 时候 之前 之后 以后 以前 以上 以下 以内 以外 今后 从现在起 从今以后 所有 全部 每个 每次 每一 任何 一律 统一 必须 应该 应当 需要 要求 可以 不可以 不可 不要 不能 不许 不准 不得 不用 不必 禁止 不是 而不是 不再 不低于 不高于 不超过 不少于 不多于 至少 至多 最多 最少 大于 小于 使用 采用 改用 改成 改为 换成 换到 提高到 降低到 降到 调到 放在 放到 放进 写在 写到 一起 一下 这样 那样 这个 那个 这里 那里 这次 其他 其它 地方 还是 就行 就好 就是 只能 只要 只用 只有 如果 因为 所以 但是 或者 以及 并且 而且 除了 除非 没有 已经 直接 完成 进行 我们 你们 他们 自己 记得 注意 默认 都用 先把 的 了 在 把 要 请 别 用 后 都 就 也 和 与 或 等 里 中 上 下 时 前 再 先 只 写 放 做 给 让 对 从 到 为 是 有 没 这 那 我 你 它 不 会 能 得 着 过 跑 走 加 带 改 将 被 按 以 及 每 各 所 该 其 之 于 内 外 全 总 最 很 太 更 还 又 才 吧 呢 吗 啊 嘛",
  ko: "은 는 이 가 을 를 에 에서 에게 으로 로 의 도 만 까지 부터 와 과 하고 하세요 해주세요 해 주세요 해줘 해라 합니다 한다 하지 마세요 마라 마 말고 말아 않는다 않습니다 때 때는 항상 앞으로 절대 반드시 모든 모두 그리고 하지만 대신 쓰지 쓴다 써줘 사용 사용한다 사용하지",
};

function pattern(words: string): RegExp {
  const longest = words.split(" ").sort((a, b) => b.length - a.length);
  return new RegExp(longest.join("|"), "gu");
}
const CHINESE = pattern(PARTS.zh ?? "");
const KOREAN_ENDINGS = new RegExp(
  `(?:${(PARTS.ko ?? "")
    .split(" ")
    .sort((a, b) => b.length - a.length)
    .join("|")})+$`,
  "u",
);
const HAN = /\p{Script=Han}{2,}/gu;
/** Kana of Japanese grammar part the words; what is left are runs of kanji or katakana. */
const JAPANESE_PARTS = /[\p{Script=Hiragana}]+/gu;
const JAPANESE_WORD = /\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu;
const HANGUL = /\p{Script=Hangul}{2,}/gu;

export type Piece = { text: string; start: number; end: number };

function blanked(text: string, part: RegExp): string {
  return text.replace(part, (found) => " ".repeat(found.length));
}

function matchesOf(text: string, word: RegExp): Piece[] {
  return [...text.matchAll(word)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Pieces of a text without word boundaries that may carry meaning; offsets are UTF-16 positions. */
export function unspacedWords(text: string, language: string): Piece[] {
  if (language === "zh") return matchesOf(blanked(text, CHINESE), HAN);
  if (language === "ja")
    return matchesOf(blanked(text, JAPANESE_PARTS), JAPANESE_WORD).filter((piece) => piece.text.length >= 2);
  if (language !== "ko") return [];
  return matchesOf(text, HANGUL)
    .map((piece) => {
      const bare = piece.text.replace(KOREAN_ENDINGS, "");
      return { text: bare, start: piece.start, end: piece.start + bare.length };
    })
    .filter((piece) => piece.text.length >= 2);
}

/** Pairs of neighbouring letters: what two pieces are compared by. */
export function letterPairs(text: string): string[] {
  return [...text].slice(1).map((letter, at) => `${[...text][at] ?? ""}${letter}`);
}
