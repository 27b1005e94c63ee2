import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "../../app/globals.css"), "utf8");

const SURFACES = ["paper", "panel", "raised", "hover"];

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for the edge of a control and the focus ring (1.4.11). */
const TEXT = [
  ...["ink", "ink-muted", "mark"].flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ["ok", "paper"],
  ["ok", "ok-wash"],
  ["mark", "mark-wash"],
  ["warn", "paper"],
  ["warn", "warn-wash"],
  ["ink", "mark-wash"],
  ["ink", "ok-wash"],
  ["ink", "warn-wash"],
  ["ink-muted", "warn-wash"],
  ["ink-muted", "mark-wash"],
  ["ink-muted", "ok-wash"],
  ["paper", "ink"],
] as const;
const EDGES = [
  ["line-strong", "paper"],
  ["line-strong", "raised"],
  ["focus", "paper"],
  ["focus", "raised"],
] as const;

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("contrast in the %s theme", (_theme, selector) => {
  const tokens = readTokens(selector);

  it.each(TEXT)("%s on %s is readable", (text, surface) => {
    expect(contrast(tokens, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)("%s on %s can be seen", (edge, surface) => {
    expect(contrast(tokens, edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

it("measures black on white as 21", () => {
  const extremes = new Map([
    ["black", "#000000"],
    ["white", "#ffffff"],
  ]);
  expect(contrast(extremes, "black", "white")).toBeCloseTo(21, 5);
});

function readTokens(selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    Array.from(block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g), ([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  );
}

function contrast(tokens: Map<string, string>, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second]
    .map((name) => luminance(tokens.get(name) ?? ""))
    .sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance as WCAG defines it; NaN for a token that does not exist, which fails. */
function luminance(colour: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
