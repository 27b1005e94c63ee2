"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { AuditPage } from "@/components/audit/audit-page";
import { useTRPC } from "@/lib/trpc/client";
import { ADMINS, INSTANCE_LAYERS } from "./search-params";

export function InstanceAuditClient() {
  const t = useTranslations("admin.audit");
  const trpc = useTRPC();
  const admins = useQuery(trpc.user.list.queryOptions(ADMINS));
  const people = useMemo(
    () => (admins.data?.items ?? []).map(({ id, name }) => ({ userId: id, name })),
    [admins.data],
  );
  return <AuditPage layers={INSTANCE_LAYERS} people={people} description={t("description")} />;
}
