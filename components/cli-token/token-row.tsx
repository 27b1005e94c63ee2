"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { TableCell, TableRow } from "@/components/ui/table";
import type { CliTokenItem, TokenStatus } from "@/core/cli-token/schema";
import { hasEnded } from "./has-ended";
import { scopeKey } from "./scope-fields";

const TONES = {
  active: "neutral",
  overlap: "warn",
  sign_in_needed: "warn",
  expired: "outline",
  revoked: "outline",
} as const satisfies Record<TokenStatus, string>;

type TokenRowProps = { token: CliTokenItem; note?: string; onRotate: () => void; onRevoke: () => void };

export function TokenRow({ token, note, onRotate, onRevoke }: TokenRowProps) {
  const t = useTranslations("tokens");
  const isOver = hasEnded(token);
  return (
    <TableRow>
      <TableCell>
        <span className="block font-medium">{token.name}</span>
        <span className="font-mono text-ink-muted text-sm">{token.prefix}…</span>
        {note ? <span className="block text-ink-muted text-sm">{note}</span> : null}
      </TableCell>
      <TableCell>
        <Badge tone={TONES[token.status]}>{t(`status.${token.status}`)}</Badge>
        {token.status === "overlap" && token.overlapUntil ? (
          <span className="block text-ink-muted text-sm">
            {t("ends")} <RelativeTime value={token.overlapUntil} />
          </span>
        ) : null}
      </TableCell>
      <TableCell className="hidden sm:table-cell">
        <span className="block whitespace-nowrap">{token.project?.name ?? t("create.allProjects")}</span>
        <span className="text-ink-muted text-sm">
          {token.scopes.map((scope) => t(`scopes.${scopeKey(scope)}.short`)).join(" · ")}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {token.lastUsedAt ? <RelativeTime value={token.lastUsedAt} /> : t("never")}
        {token.lastHost ? (
          <span className="block text-ink-muted text-sm">
            {t("usedOn", { host: token.lastHost, version: token.lastCliVersion ?? "" })}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="hidden whitespace-nowrap md:table-cell">
        {token.expiresAt ? <RelativeTime value={token.expiresAt} /> : t("never")}
      </TableCell>
      <TableCell className="text-right">
        {isOver ? null : (
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="icon-small" aria-label={t("actionsOf", { name: token.name })}>
                <Ellipsis aria-hidden="true" />
              </Button>
            }
          >
            {token.status === "overlap" ? null : <MenuItem onClick={onRotate}>{t("rotate")}</MenuItem>}
            <MenuItem tone="danger" onClick={onRevoke}>
              {t("revoke")}
            </MenuItem>
          </Menu>
        )}
      </TableCell>
    </TableRow>
  );
}
