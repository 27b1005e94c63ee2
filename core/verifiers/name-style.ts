/** Ways to write a file name that a rule can ask for. */
export const NAME_STYLES = [
  "snake_case",
  "kebab-case",
  "camelCase",
  "PascalCase",
  "lower-case",
  "plain-ascii",
] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

const SHAPES: Record<NameStyle, RegExp> = {
  snake_case: /^_*[a-z0-9]+(?:_+[a-z0-9]+)*_*$/,
  "kebab-case": /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  camelCase: /^[a-z][a-zA-Z0-9]*$/,
  PascalCase: /^[A-Z][a-zA-Z0-9]*$/,
  "lower-case": /^[^A-Z]*$/,
  "plain-ascii": /^[\x21-\x7e]+$/,
};

/**
 * Whether a base name has a style. Extensions and further dotted parts (`.test.ts`) do not count;
 * `plain-ascii` (no spaces, no accents) looks at the whole name.
 */
export function hasNameStyle(name: string, style: NameStyle): boolean {
  const shape = SHAPES[style];
  if (style === "plain-ascii") return shape.test(name.normalize("NFC"));
  const stem = name.replace(/^\.+/, "").split(".")[0] ?? "";
  return stem === "" || shape.test(stem);
}
