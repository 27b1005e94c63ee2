import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, prefetchOrNotFound, trpc } from "@/lib/trpc/server";
import { RuleClient } from "./client";
import { loadRuleSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rule"))("one") };
}

type Props = {
  params: Promise<{ projectSlug: string; ruleId: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function RulePage({ params, searchParams }: Props) {
  const { projectSlug, ruleId } = await params;
  const { tab, cursor } = await loadRuleSearchParams(searchParams);
  const rule = { projectSlug, ruleId };
  await prefetchOrNotFound(trpc.rule.get.queryOptions(rule));
  if (tab === "activity") prefetch(trpc.rule.activity.queryOptions({ ...rule, ...(cursor && { cursor }) }));
  prefetch(trpc.ruleCase.list.queryOptions(rule));
  if (tab === "backtest")
    prefetch(trpc.backtest.get.queryOptions(rule), trpc.backtest.stops.queryOptions(rule));
  if (tab === "health") prefetch(trpc.ruleHealth.report.queryOptions(rule));
  if (tab === "versions") prefetch(trpc.rule.versions.queryOptions(rule));
  if (tab === "history")
    prefetch(trpc.history.list.queryOptions(rule), trpc.rule.resolutions.queryOptions(rule));
  return (
    <HydrateClient>
      <RuleClient ruleId={ruleId} />
    </HydrateClient>
  );
}
