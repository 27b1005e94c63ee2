"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Ban, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { RecipePick, RecipePreview, RecipeReach } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { WhatItDoes } from "../rule/what-it-does";

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
  return (
    <div aria-busy={preview.isPlaceholderData} className="flex flex-col gap-4">
      <Warnings preview={one} />
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[1fr_20rem]">
        <WhatItDoes content={one.content} mode={one.content.verifier === null ? "remind" : mode} />
        <Examples preview={one} />
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

function Examples({ preview: { stops, passes } }: { preview: RecipePreview }) {
  const t = useTranslations("recipe.details");
  if (stops.length + passes.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ExampleList label={t("stops")} icon={<Ban aria-hidden="true" className="text-mark" />} texts={stops} />
      <ExampleList
        label={t("passes")}
        icon={<Check aria-hidden="true" className="text-ok" />}
        texts={passes}
      />
    </div>
  );
}

const SHOWN = 4;

function ExampleList(props: { label: string; icon: React.ReactNode; texts: readonly string[] }) {
  const { label, icon, texts } = props;
  if (texts.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 text-ink-muted text-sm">{label}</h4>
      <ul className="flex flex-col gap-1">
        {[...new Set(texts)].slice(0, SHOWN).map((text) => (
          <li key={text} className="flex items-start gap-2">
            <span className="mt-0.5 shrink-0">{icon}</span>
            <code className="line-clamp-3 min-w-0 whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">
              {text}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
