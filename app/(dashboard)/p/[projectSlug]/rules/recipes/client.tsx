"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useRef } from "react";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { SearchField } from "@/components/common/filter-bar/search-field";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { AddBar } from "@/components/recipe/add-bar";
import { fillBlank } from "@/components/recipe/filled-blanks";
import { findRecipes } from "@/components/recipe/find-recipes";
import { PackHeading } from "@/components/recipe/pack-heading";
import { PackRail } from "@/components/recipe/pack-rail";
import { ReachSelect } from "@/components/recipe/reach-select";
import { canPick, RecipeRow } from "@/components/recipe/recipe-row";
import { useAddRecipes } from "@/components/recipe/use-add-recipes";
import { usePickedRecipes } from "@/components/recipe/use-picked-recipes";
import { useRecipeKeys } from "@/components/recipe/use-recipe-keys";
import { useLiveChanges } from "@/components/rule/use-live-changes";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { OfferedPack } from "@/core/recipes/offers/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { recipesSearchParams } from "./search-params";

const NO_PACKS: OfferedPack[] = [];

export function RecipesClient() {
  const t = useTranslations("recipe");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const listRef = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useQueryStates(recipesSearchParams, { history: "replace" });
  const { q, pack, for: reach, mode, open, blanks } = search;
  const list = useQuery(
    trpc.recipe.list.queryOptions({ projectSlug, reach }, { placeholderData: keepPreviousData }),
  );
  const packs = list.data ?? NO_PACKS;
  const shown = findRecipes(packs, { search: q, pack });
  const change = (next: Partial<typeof search>) => void setSearch(next);
  const picked = usePickedRecipes({
    ...{ projectSlug, packs, reach, blanks, picked: search.picked },
    onChange: (next) => change({ picked: next }),
  });
  const { add, pending } = useAddRecipes(projectSlug);
  useLiveChanges(["rule"], ["recipe"]);

  function addPicked(): Promise<void> {
    return add({
      ...{ picks: picked.picks, reach, mode },
      onAdded: () => change({ picked: [], blanks: [] }),
    });
  }

  const freeOf = ({ offers }: OfferedPack) =>
    offers.filter((offer) => canPick({ offer, standing: offer.standing }));
  const allShown = shown.flatMap(freeOf).map(({ recipe }) => recipe);
  useRecipeKeys({
    list: listRef,
    onToggle: (recipe) => picked.toggle(recipe),
    onPickAll: () => picked.pick(allShown),
    onAdd: picked.canAdd && !pending ? () => void addPicked() : null,
  });

  return (
    <PageBody>
      <PageHeader title={t("title")} description={t("description")} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField value={q} label={t("search")} onChange={(next) => change({ q: next })} />
        <ReachSelect reach={reach} onChange={(next) => change({ for: next })} />
      </div>
      {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <SkeletonLines count={12} /> : null}
      {list.isSuccess ? (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[12rem_1fr]">
          <PackRail
            packs={packs}
            chosen={q.trim() === "" ? (shown[0]?.key ?? null) : null}
            onChoose={(key) => change({ pack: key === packs[0]?.key ? "" : key, q: "", open: null })}
          />
          <div ref={listRef} className="min-w-0">
            {shown.length === 0 ? <NoResults onClear={() => change({ q: "" })} /> : null}
            {shown.map((one) => (
              <section key={one.key} aria-label={one.title} className="mb-6">
                <PackHeading
                  title={one.title}
                  free={freeOf(one).map(({ recipe }) => recipe)}
                  picked={search.picked}
                  onPick={picked.pick}
                  onLayBack={picked.layBack}
                />
                <ul className="divide-y border-t">
                  {one.offers.map((offer) => (
                    <RecipeRow
                      key={offer.recipe}
                      offer={offer}
                      standing={picked.standingOf(offer)}
                      filled={blanks}
                      reach={reach}
                      mode={mode}
                      picked={search.picked.includes(offer.recipe)}
                      open={open === offer.recipe}
                      onPick={() => picked.toggle(offer.recipe)}
                      onOpen={(isOpen) => change({ open: isOpen ? offer.recipe : null })}
                      onFill={(blank) => change({ blanks: fillBlank(blanks, offer, blank) })}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      ) : null}
      <AddBar
        count={picked.picks.length}
        previews={picked.previews}
        mode={mode}
        onModeChange={(next) => change({ mode: next })}
        isShared={reach === "shared"}
        pending={pending}
        onAdd={() => void addPicked()}
        onClear={() => change({ picked: [] })}
      />
    </PageBody>
  );
}
