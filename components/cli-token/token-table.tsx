"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { toastDone, toastError } from "@/components/ui/toast";
import type { CliTokenItem, CreatedToken } from "@/core/cli-token/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { TokenRow } from "./token-row";

type TokenTableProps = { tokens: readonly CliTokenItem[]; onRotated: (created: CreatedToken) => void };

export function TokenTable({ tokens, onRotated }: TokenTableProps) {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<CliTokenItem | null>(null);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: trpc.cliToken.pathKey() });
  const onError = (error: unknown) =>
    toastError(t("changeFailed"), { description: readCallFailure(error).message });
  const rotate = useMutation(
    trpc.cliToken.rotate.mutationOptions({ onSuccess: onRotated, onError, onSettled }),
  );
  const revoke = useMutation(
    trpc.cliToken.revoke.mutationOptions({
      onSuccess: ({ name }) => toastDone(t("revoked", { name })),
      onError,
      onSettled: () => {
        setAsked(null);
        return onSettled();
      },
    }),
  );
  return (
    <>
      <Table>
        <caption className="sr-only">{t("title")}</caption>
        <TableHead>
          <TableRow>
            <TableHeader>{t("columns.name")}</TableHeader>
            <TableHeader>{t("columns.status")}</TableHeader>
            <TableHeader className="hidden sm:table-cell">{t("columns.reach")}</TableHeader>
            <TableHeader>{t("columns.used")}</TableHeader>
            <TableHeader className="hidden md:table-cell">{t("columns.expires")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("columns.actions")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRotate={() => rotate.mutate({ tokenId: token.id })}
              onRevoke={() => setAsked(token)}
            />
          ))}
        </TableBody>
      </Table>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? null : setAsked(null))}
        title={t("revokeTitle", { name: asked?.name ?? "" })}
        confirmLabel={t("revoke")}
        pending={revoke.isPending}
        onConfirm={() => asked && revoke.mutate({ tokenId: asked.id })}
      >
        {t("revokeConfirm")}
      </ConfirmDialog>
    </>
  );
}
