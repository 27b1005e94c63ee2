"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import type { OfferedPack } from "@/core/recipes/offers/schema";
import { classNames } from "@/lib/class-names";

type PackRailProps = {
  packs: readonly OfferedPack[];
  /** Null while a search looks through all of them. */
  chosen: string | null;
  onChoose: (pack: string) => void;
};

/** The packs, with how many recipes of each one has; a list beside the recipes, a menu above them on a phone. */
export function PackRail({ packs, chosen, onChoose }: PackRailProps) {
  const t = useTranslations("recipe.packs");
  return (
    <>
      <Select
        aria-label={t("label")}
        className="w-full lg:hidden"
        value={chosen}
        placeholder={t("all")}
        onValueChange={onChoose}
        options={packs.map((pack) => ({ value: pack.key, label: pack.title, description: countOf(pack) }))}
      />
      <nav aria-label={t("label")} className="sticky top-4 hidden self-start lg:block">
        <ul className="flex flex-col gap-px">
          {packs.map((pack) => (
            <li key={pack.key}>
              <button
                type="button"
                aria-current={pack.key === chosen ? "true" : undefined}
                onClick={() => onChoose(pack.key)}
                className={classNames(
                  "flex w-full flex-col rounded-md px-2.5 py-1.5 text-left transition-colors hover:bg-hover",
                  pack.key === chosen && "bg-hover font-medium",
                )}
              >
                {pack.title}
                <span className="font-normal text-ink-muted text-sm tabular-nums">{countOf(pack)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );

  function countOf({ offers }: OfferedPack): string {
    const had = offers.filter(({ standing }) => standing?.says === "same").length;
    return had > 0 ? t("countHad", { count: offers.length, had }) : t("count", { count: offers.length });
  }
}
