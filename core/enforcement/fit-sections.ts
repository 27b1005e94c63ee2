import { tokenWeight, utf8Length } from "./token-estimate";

/** enforcement.md section 6: both limits hold for the whole block. */
export const STANDING_BLOCK_LIMITS = { bytes: 6144, tokens: 1500 } as const;

export type SectionForm = "standing_block" | "heading" | "cut";
/** One body with the rules that it stands for. */
export type BlockSection = { full: string; heading: string; rules: number };
type Size = { bytes: number; tokens: number };

/**
 * Which sections of a block keep their bodies, which their headings, and which are only counted: weakest first from
 * body to heading, then from heading to the count in the last line. The strongest keep their bodies while these take
 * no more than half of the room.
 * @param sections the strongest first
 * @param frame the text around some lines, the count of what was cut among them
 */
export function fitSections(
  sections: readonly BlockSection[],
  frame: (lines: string[]) => string,
): SectionForm[] {
  const forms = sections.map((): SectionForm => "standing_block");
  const around = sizeOf(
    linesText(
      sections,
      sections.map((): SectionForm => "cut"),
      frame,
    ),
  );
  const sizes = sections.map(({ full, heading }) => ({ full: lineSize(full), heading: lineSize(heading) }));
  let bodies = sizes.reduce((sum, { full }) => added(sum, full), NOTHING);
  let headings = NOTHING;
  const fits = () => isWithin(added(around, added(bodies, headings)), 1);
  for (let index = sections.length - 1; index >= 0 && !fits() && !isWithin(bodies, 2); index -= 1) {
    const size = sizes[index];
    if (!size) continue;
    bodies = added(bodies, size.full, -1);
    headings = added(headings, size.heading);
    forms[index] = "heading";
  }
  for (let index = sections.length - 1; index >= 0 && !fits(); index -= 1) {
    const size = sizes[index];
    if (!size) continue;
    if (forms[index] === "heading") headings = added(headings, size.heading, -1);
    else bodies = added(bodies, size.full, -1);
    forms[index] = "cut";
  }
  return forms;
}

/** The block's text: bodies, headings, and how many more there are. */
export function linesText(
  sections: readonly BlockSection[],
  forms: readonly SectionForm[],
  frame: (lines: string[]) => string,
): string {
  const lines = sections.flatMap(({ full, heading }, index) => {
    if (forms[index] === "standing_block") return full;
    return forms[index] === "heading" ? heading : [];
  });
  const cut = sections.reduce((sum, { rules }, index) => sum + (forms[index] === "cut" ? rules : 0), 0);
  return frame(cut > 0 ? [...lines, `and ${cut} more: heed rules list`] : lines);
}

const NOTHING: Size = { bytes: 0, tokens: 0 };

function sizeOf(text: string): Size {
  return { bytes: utf8Length(text), tokens: tokenWeight(text) };
}

function lineSize(line: string): Size {
  return sizeOf(`${line}\n`);
}

function added(sum: Size, { bytes, tokens }: Size, sign = 1): Size {
  return { bytes: sum.bytes + sign * bytes, tokens: sum.tokens + sign * tokens };
}

function isWithin({ bytes, tokens }: Size, divisor: number): boolean {
  return (
    bytes <= STANDING_BLOCK_LIMITS.bytes / divisor &&
    // Sums of fractions may be a little too high, never too low for the text as a whole.
    Math.ceil(tokens - 1e-6) <= STANDING_BLOCK_LIMITS.tokens / divisor
  );
}
