"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/common/error-state/error-state";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { CreatedToken, ServiceTokenItem } from "@/core/cli-token/schema";
import { useTRPC } from "@/lib/trpc/client";
import { CreateServiceTokenDialog } from "./create-service-token-dialog";
import { hasEnded } from "./has-ended";
import { TokenTable } from "./token-table";

type ServiceTokensProps = {
  projectSlug: string;
  showEnded: boolean;
  onShown: (created: CreatedToken) => void;
};

/** The project's tokens for CI; every admin sees and ends them, whoever made them. */
export function ServiceTokens({ projectSlug, showEnded, onShown }: ServiceTokensProps) {
  const t = useTranslations("tokens.service");
  const trpc = useTRPC();
  const tokens = useQuery(trpc.cliToken.listService.queryOptions({ projectSlug }));
  const shown = tokens.data?.filter((token) => showEnded || !hasEnded(token)) ?? [];
  const noteOf = ({ madeBy }: ServiceTokenItem) =>
    madeBy.isMember ? t("madeBy", { name: madeBy.name }) : t("madeByFormer", { name: madeBy.name });
  return (
    <Panel
      className="mt-10"
      title={t("title")}
      actions={<CreateServiceTokenDialog projectSlug={projectSlug} onCreated={onShown} />}
    >
      <p className="measure mb-4 text-ink-muted">{t("description")}</p>
      {tokens.isError ? <ErrorState error={tokens.error} onRetry={() => void tokens.refetch()} /> : null}
      {tokens.isPending ? <SkeletonLines count={2} /> : null}
      {tokens.isSuccess && shown.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      {shown.length > 0 ? (
        <TokenTable
          caption={t("title")}
          tokens={shown}
          noteOf={noteOf}
          serviceOf={projectSlug}
          onRotated={onShown}
        />
      ) : null}
    </Panel>
  );
}
