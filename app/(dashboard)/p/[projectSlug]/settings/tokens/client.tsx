"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useId, useState } from "react";
import { CreateTokenDialog } from "@/components/cli-token/create-token-dialog";
import { hasEnded } from "@/components/cli-token/has-ended";
import { ServiceTokens } from "@/components/cli-token/service-tokens";
import { ShownTokenDialog } from "@/components/cli-token/shown-token-dialog";
import { TokenTable } from "@/components/cli-token/token-table";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { SkeletonLines } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import type { CreatedToken } from "@/core/cli-token/schema";
import { useProject, useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { tokensSearchParams } from "./search-params";

export function TokensClient() {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const project = useProject();
  const switchId = useId();
  const [{ ended }, setParams] = useQueryStates(tokensSearchParams, { history: "replace" });
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const tokens = useQuery(trpc.cliToken.list.queryOptions());
  const shown = tokens.data?.filter((token) => ended || !hasEnded(token)) ?? [];
  return (
    <PageBody>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={<CreateTokenDialog projectSlug={projectSlug} onCreated={setCreated} />}
      />
      <ShownTokenDialog created={created} onClose={() => setCreated(null)} />
      {tokens.isError ? <ErrorState error={tokens.error} onRetry={() => void tokens.refetch()} /> : null}
      {tokens.isPending ? <SkeletonLines count={5} /> : null}
      {tokens.data?.length ? (
        <label htmlFor={switchId} className="mb-4 flex items-center gap-2">
          <Switch
            id={switchId}
            aria-labelledby={`${switchId}-label`}
            checked={ended}
            onCheckedChange={(next) => void setParams({ ended: next || null })}
          />
          <span id={`${switchId}-label`}>{t("showEnded")}</span>
        </label>
      ) : null}
      {shown.length > 0 ? <TokenTable caption={t("title")} tokens={shown} onRotated={setCreated} /> : null}
      {tokens.isSuccess && shown.length === 0 ? (
        <EmptyState title={t("empty.title")}>
          <p>{t("empty.body")}</p>
          <CodeBlock
            label={t("empty.command")}
            action={<CopyButton text="heed login" />}
            className="mt-3 text-left"
          >
            heed login
          </CodeBlock>
        </EmptyState>
      ) : null}
      {project?.can("project:manage") ? (
        <ServiceTokens projectSlug={projectSlug} showEnded={ended} onShown={setCreated} />
      ) : null}
    </PageBody>
  );
}
