"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/lib/class-names";
import { formatNumber } from "@/lib/number-format";
import { clipGraphemes } from "./grapheme-span";
import { textPieces } from "./text-pieces";

type EventTextProps = {
  children: string;
  /** Words that fired, as UTF-16 offsets. */
  marks?: ReadonlyArray<readonly [number, number]>;
  /** `neutral` for words that speak for no correction, such as consent. */
  markTone?: "mark" | "neutral";
  mono?: boolean;
  /** Characters shown at first; the rest is one press away. */
  limit?: number;
  /** True length when only a part was kept. */
  fullLength?: number;
  className?: string;
};

/** A text of an event as it was sent: words that fired underlined, masked values shown as such. */
export function EventText({
  children,
  marks = [],
  markTone = "mark",
  mono = false,
  limit = 1200,
  fullLength,
  className,
}: EventTextProps) {
  const t = useTranslations("session.text");
  const [isWhole, setIsWhole] = useState(false);
  // A little more than the limit is not worth a press.
  const isLong = children.length > limit * 1.25;
  const shown = isLong && !isWhole ? clipGraphemes(children, limit) : children;
  return (
    <div className={className}>
      <div
        className={classNames(
          "whitespace-pre-wrap [overflow-wrap:anywhere]",
          mono ? "font-mono text-sm" : "measure",
        )}
      >
        {textPieces(shown, marks).map((piece) =>
          piece.masked === null ? (
            <Words key={piece.start} text={piece.text} isMarked={piece.isMarked} tone={markTone} />
          ) : (
            <MaskedValue key={piece.start} kind={piece.masked} />
          ),
        )}
        {shown === children ? null : "…"}
      </div>
      {isLong ? (
        <Button variant="quiet" size="small" className="-ml-2" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t("less") : t("rest", { count: children.length })}
        </Button>
      ) : null}
      {fullLength !== undefined && fullLength > children.length ? (
        <p className="text-ink-muted text-sm">{t("cut", { count: formatNumber(fullLength) })}</p>
      ) : null}
    </div>
  );
}

type WordsProps = { text: string; isMarked: boolean; tone: "mark" | "neutral" };

function Words({ text, isMarked, tone }: WordsProps) {
  if (!isMarked) return text;
  return (
    <mark
      className={classNames(
        "bg-transparent text-inherit underline decoration-2 underline-offset-3",
        tone === "mark" ? "decoration-mark" : "decoration-line-strong",
      )}
    >
      {text}
    </mark>
  );
}

function MaskedValue({ kind }: { kind: string }) {
  const t = useTranslations("session.text");
  return (
    <span
      title={t("maskedHint")}
      className="mx-0.5 inline-flex items-center gap-1 rounded-sm border border-line-strong border-dashed bg-panel px-1 align-baseline font-sans text-ink-muted text-xs"
    >
      <EyeOff className="size-3" aria-hidden="true" />
      {t("masked", { kind })}
    </span>
  );
}
