"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CliTokenItem, CreatedToken } from "@/core/cli-token/schema";
import { TokenRow } from "./token-row";
import { useTokenChange } from "./use-token-change";

type TokenTableProps<TToken extends CliTokenItem> = {
  caption: string;
  tokens: readonly TToken[];
  /** A line below the name. */
  noteOf?: (token: TToken) => string;
  /** The project whose service tokens these are; left out for the person's own. */
  serviceOf?: string;
  onRotated: (created: CreatedToken) => void;
};

export function TokenTable<TToken extends CliTokenItem>(props: TokenTableProps<TToken>) {
  const { caption, tokens, noteOf, serviceOf, onRotated } = props;
  const t = useTranslations("tokens");
  const [asked, setAsked] = useState<CliTokenItem | null>(null);
  const { rotate, revoke, revoking } = useTokenChange({ serviceOf, onRotated });
  return (
    <>
      <Table>
        <caption className="sr-only">{caption}</caption>
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
              note={noteOf?.(token)}
              onRotate={() => rotate(token)}
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
        pending={revoking}
        onConfirm={() => asked && revoke(asked, () => setAsked(null))}
      >
        {t("revokeConfirm")}
      </ConfirmDialog>
    </>
  );
}
