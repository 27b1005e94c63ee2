"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RecipePick, RecipePreview, RecipeReach } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { WhatItDoes } from "../rule/what-it-does";
import { RecipeExamples } from "./recipe-examples";

type RecipeDetailsProps = { pick: RecipePick; reach: RecipeReach; mode: EnforcementMode };

/** What one recipe would become, with the blanks as they are now: its check in plain words and its examples. */
export function RecipeDetails({ pick, reach, mode }: RecipeDetailsProps) {
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const preview = useQuery(
    trpc.recipe.preview.queryOptions(
      { projectSlug, picks: [pick], reach },
      { placeholderData: keepPreviousData },
    ),
  );
  if (preview.isError) {
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  const one = preview.data?.[0];
  if (!one) return <SkeletonLines count={5} />;
  const counts = one.content.verifier === null ? "remind" : mode;
  return (
    <div aria-busy={preview.isPlaceholderData} className="flex flex-col gap-4">
      <Warnings preview={one} />
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[1fr_20rem]">
        <WhatItDoes content={one.content} mode={counts} />
        <RecipeExamples preview={one} mode={counts} />
      </div>
    </div>
  );
}

function Warnings({ preview }: { preview: RecipePreview }) {
  const t = useTranslations("recipe.details");
  return (
    <>
      {preview.content.verifier === null ? (
        <Alert tone="warn" title={t("reminder")}>
          {t("reminderWhy")}
        </Alert>
      ) : null}
      {preview.problem ? (
        <Alert tone="warn" title={t("problem")}>
          {preview.problem}
        </Alert>
      ) : null}
    </>
  );
}
