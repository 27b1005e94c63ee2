"use client";

import { diffLines } from "diff";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { classNames } from "@/lib/class-names";
import { DiffPiece } from "./diff-piece";
import { type DiffChange, wordChanges } from "./word-changes";

type TextDiffProps = {
  before: string;
  after: string;
  /** Words for sentences, lines for files and patterns. */
  by?: "words" | "lines";
  layout?: "inline" | "side-by-side";
  beforeLabel?: string;
  afterLabel?: string;
};

/** What was struck out and what was put in, as a proofreader would mark it. */
export function TextDiff({
  before,
  after,
  by = "words",
  layout = "inline",
  beforeLabel,
  afterLabel,
}: TextDiffProps) {
  const t = useTranslations("diff");
  const pieces = useMemo(() => {
    const changes: DiffChange[] = by === "words" ? wordChanges(before, after) : diffLines(before, after);
    return changes.map((change, position) => ({ id: `piece-${position}`, change }));
  }, [before, after, by]);
  const textStyle = classNames(
    "whitespace-pre-wrap [overflow-wrap:anywhere]",
    by === "lines" && "font-mono text-sm",
  );

  if (before === after) return <p className="text-ink-muted">{t("same")}</p>;
  if (layout === "inline") {
    return (
      <div className={textStyle}>
        {pieces.map(({ id, change }) => (
          <DiffPiece key={id} change={change} block={by === "lines"} />
        ))}
      </div>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DiffSide label={beforeLabel ?? t("before")} className={textStyle}>
        {pieces.map(({ id, change }) =>
          change.added ? null : <DiffPiece key={id} change={change} block={by === "lines"} />,
        )}
      </DiffSide>
      <DiffSide label={afterLabel ?? t("after")} className={textStyle}>
        {pieces.map(({ id, change }) =>
          change.removed ? null : <DiffPiece key={id} change={change} block={by === "lines"} />,
        )}
      </DiffSide>
    </div>
  );
}

function DiffSide({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="mb-1 text-ink-muted text-sm">{label}</h3>
      <div className={className}>{children}</div>
    </section>
  );
}
