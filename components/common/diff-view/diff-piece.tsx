import { useTranslations } from "next-intl";
import { classNames } from "@/lib/class-names";
import type { DiffChange } from "./word-changes";

type DiffPieceProps = {
  change: DiffChange /** One line or more, with a sign in the gutter. */;
  block: boolean;
};

/** Struck out or put in, by sign and by element; the colour only repeats it. */
export function DiffPiece({ change, block }: DiffPieceProps) {
  const t = useTranslations("diff");
  if (block) return <DiffLines change={change} />;
  if (change.removed) {
    return (
      <del className="text-ink-muted decoration-2 decoration-mark">
        <span className="sr-only">{t("removed")} </span>
        {change.value}
      </del>
    );
  }
  if (change.added) {
    return (
      <ins className="mx-px rounded-sm bg-hover px-0.5 font-medium decoration-2 underline-offset-3">
        <span className="sr-only">{t("added")} </span>
        {change.value}
      </ins>
    );
  }
  return <span>{change.value}</span>;
}

function DiffLines({ change }: { change: DiffChange }) {
  const lines = change.value.replace(/\n$/, "").split("\n");
  const sign = signOf(change);
  const Element = elementOf(change);
  return (
    <Element className="block no-underline">
      {lines.map((line, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, a new text makes a new list
          key={position}
          className={classNames(
            "grid grid-cols-[1.5rem_1fr]",
            change.removed && "bg-mark-wash",
            change.added && "bg-hover font-medium",
          )}
        >
          <span
            className={classNames("select-none text-center", change.removed ? "text-mark" : "text-ink-muted")}
          >
            {sign}
          </span>
          <span>{line === "" ? " " : line}</span>
        </span>
      ))}
    </Element>
  );
}

function signOf(change: DiffChange): string {
  if (change.removed) return "−";
  return change.added ? "+" : "";
}

function elementOf(change: DiffChange): "del" | "ins" | "div" {
  if (change.removed) return "del";
  return change.added ? "ins" : "div";
}
