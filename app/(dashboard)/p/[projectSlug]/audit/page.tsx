import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { auditCursor, auditFilter } from "@/components/audit/audit-search";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { AuditClient } from "./client";
import { loadAuditSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("audit"))("title") };
}

type Props = { params: Promise<{ projectSlug: string }>; searchParams: Promise<SearchParams> };

export default async function AuditPage({ params, searchParams }: Props) {
  const { projectSlug } = await params;
  const search = await loadAuditSearchParams(searchParams);
  prefetch(
    trpc.audit.list.queryOptions({ projectSlug, ...auditFilter(search), cursor: auditCursor(search.cursor) }),
    trpc.membership.list.queryOptions({ projectSlug }),
  );
  return (
    <HydrateClient>
      <AuditClient />
    </HydrateClient>
  );
}
