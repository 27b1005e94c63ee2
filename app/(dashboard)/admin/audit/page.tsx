import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { auditCursor, auditFilter } from "@/components/audit/audit-search";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { InstanceAuditClient } from "./client";
import { ADMINS, loadAuditSearchParams } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("audit"))("title") };
}

type Props = { searchParams: Promise<SearchParams> };

export default async function InstanceAuditPage({ searchParams }: Props) {
  const search = await loadAuditSearchParams(searchParams);
  prefetch(
    trpc.audit.list.queryOptions({ ...auditFilter(search), cursor: auditCursor(search.cursor) }),
    trpc.user.list.queryOptions(ADMINS),
  );
  return (
    <HydrateClient>
      <InstanceAuditClient />
    </HydrateClient>
  );
}
