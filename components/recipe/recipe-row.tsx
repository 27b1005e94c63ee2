"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { OfferedRecipe, RecipeReach, RecipeStanding } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { classNames } from "@/lib/class-names";
import { blanksOf, type FilledBlanks, filledSentence, pickOf } from "./filled-blanks";
import { RecipeBlanks } from "./recipe-blanks";
import { RecipeDetails } from "./recipe-details";
import { RecipeStandingNote } from "./recipe-standing-note";

export type RecipeRowProps = {
  offer: OfferedRecipe;
  /** As far as it is known now: with the blanks of a pick, and what was picked before it. */
  standing: RecipeStanding | null;
  filled: FilledBlanks;
  reach: RecipeReach;
  mode: EnforcementMode;
  picked: boolean;
  open: boolean;
  onPick: (picked: boolean) => void;
  onOpen: (open: boolean) => void;
  onFill: (blank: { key: string; value: string }) => void;
};

/** One recipe: picked by its box, opened by its name. */
export function RecipeRow(props: RecipeRowProps) {
  const { offer, standing, filled, reach, mode, picked, open, onPick, onOpen, onFill } = props;
  const t = useTranslations("recipe");
  const detailsId = useId();
  const { recipe, title, parameters } = offer;
  return (
    <li data-recipe={recipe} className="py-2">
      <div className="flex items-start gap-3">
        <Checkbox
          aria-label={t("pickOne", { title })}
          className="mt-1"
          checked={picked}
          disabled={!picked && !canPick({ offer, standing })}
          onCheckedChange={onPick}
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-0.5">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => onOpen(!open)}
            className="-m-1 flex min-w-0 flex-1 basis-72 items-start gap-1.5 rounded-md p-1 text-left hover:bg-hover"
          >
            <ChevronRight
              aria-hidden="true"
              className={classNames("mt-0.5 shrink-0 transition-transform", open && "rotate-90")}
            />
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-ink-muted [overflow-wrap:anywhere]">
                {filledSentence(offer, filled)}
              </span>
            </span>
          </button>
          {standing ? <RecipeStandingNote standing={standing} /> : null}
        </div>
      </div>
      {open ? (
        <div id={detailsId} className="mt-3 ml-7 flex flex-col gap-4 border-l-2 pb-2 pl-4">
          {parameters.length > 0 ? (
            <RecipeBlanks parameters={parameters} values={blanksOf(filled, recipe)} onFill={onFill} />
          ) : null}
          <RecipeDetails pick={pickOf(filled, recipe)} reach={reach} mode={mode} />
        </div>
      ) : null}
    </li>
  );
}

/** With other words in its blanks a recipe may be free. */
export function canPick({ offer, standing }: Pick<RecipeRowProps, "offer" | "standing">): boolean {
  return standing === null || offer.parameters.length > 0;
}
