"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type PackHeadingProps = {
  title: string;
  /** What can be picked of it. */
  free: readonly string[];
  picked: readonly string[];
  onPick: (recipes: readonly string[]) => void;
  onLayBack: (recipes: readonly string[]) => void;
};

/** A pack's name, with one button for all of it. */
export function PackHeading({ title, free, picked, onPick, onLayBack }: PackHeadingProps) {
  const t = useTranslations("recipe");
  const isWhole = free.length > 0 && free.every((recipe) => picked.includes(recipe));
  return (
    <div className="flex min-h-9 items-center justify-between gap-3">
      <h2 className="font-medium text-lg">{title}</h2>
      {free.length === 0 ? <span className="text-ink-muted text-sm">{t("noneLeft")}</span> : null}
      {free.length > 0 ? (
        <Button size="small" onClick={() => (isWhole ? onLayBack : onPick)(free)}>
          {isWhole ? t("layBack") : t("pickAll", { count: free.length })}
        </Button>
      ) : null}
    </div>
  );
}
