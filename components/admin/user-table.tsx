"use client";

import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { ConfirmIdentityDialog } from "@/components/account/confirm-identity-dialog";
import { dataTableColumns } from "@/components/common/data-table/columns";
import { DataTable } from "@/components/common/data-table/data-table";
import { DataTablePager } from "@/components/common/data-table/data-table-pager";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import type { UserItem } from "@/core/user/schema";
import type { CursorPaging } from "@/lib/url-state/use-cursor-paging";
import { ResetLinkDialog } from "./reset-link-dialog";
import { useUserChanges } from "./use-user-changes";
import { UserActions } from "./user-actions";

type UserTableProps = {
  users: UserItem[];
  loading: boolean;
  stale: boolean;
  paging: CursorPaging;
  nextCursor: string | null;
  empty: ReactNode;
};

const column = dataTableColumns<UserItem>();

export function UserTable({ users, paging, nextCursor, ...table }: UserTableProps) {
  const t = useTranslations("admin.users");
  const changes = useUserChanges();
  const { disable, enable, signOut, setAdmin, sendReset } = changes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are the same in every render
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor("name", {
          header: t("columns.name"),
          cell: (cell) => <Person user={cell.row.original} />,
        }),
        column.accessor("state", {
          header: t("columns.state"),
          cell: (cell) => (
            <Badge tone={cell.getValue() === "disabled" ? "outline" : "neutral"}>
              {t(`states.${cell.getValue()}`)}
            </Badge>
          ),
        }),
        column.accessor("methods", {
          header: t("columns.methods"),
          cell: (cell) => <Methods methods={cell.getValue()} />,
        }),
        column.accessor("lastSeenAt", {
          header: t("columns.lastSeen"),
          cell: (cell) => <LastSeen at={cell.getValue()} />,
        }),
        column.accessor("createdAt", {
          header: t("columns.created"),
          cell: (cell) => <RelativeTime value={cell.getValue()} />,
        }),
        column.display({
          id: "actions",
          header: () => <span className="sr-only">{t("columns.actions")}</span>,
          cell: (cell) => (
            <UserActions
              user={cell.row.original}
              changes={{ disable, enable, signOut, setAdmin, sendReset }}
            />
          ),
        }),
      ]),
    [t],
  );
  return (
    <>
      <DataTable
        caption={t("title")}
        columns={columns}
        rows={users}
        getRowId={(user) => user.id}
        hiddenOnPhone={["methods", "lastSeenAt", "createdAt"]}
        footer={<DataTablePager paging={paging} nextCursor={nextCursor} />}
        {...table}
      />
      <ResetLinkDialog handed={changes.link} onClose={changes.closeLink} />
      <ConfirmIdentityDialog
        open={changes.isAsked}
        onOpenChange={(open) => (open ? null : changes.refuse())}
        reason={t("confirmReason")}
        onConfirmed={changes.confirm}
      />
    </>
  );
}

function Person({ user }: { user: UserItem }) {
  const t = useTranslations("admin.users");
  return (
    <span className="block min-w-0 max-w-48 sm:max-w-72">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 truncate font-medium">{user.name}</span>
        {user.isYou ? <Badge>{t("you")}</Badge> : null}
        {user.isInstanceAdmin ? (
          <Badge tone="outline" icon={ShieldCheck}>
            {t("admin")}
          </Badge>
        ) : null}
      </span>
      <span className="block truncate text-ink-muted text-sm">{user.email}</span>
    </span>
  );
}

function Methods({ methods }: { methods: string[] }) {
  const t = useTranslations("admin.users.methods");
  const words = methods.map((method) => (t.has(method) ? t(method) : method));
  return words.length > 0 ? words.join(", ") : <span className="text-ink-muted">{t("none")}</span>;
}

function LastSeen({ at }: { at: Date | null }) {
  const t = useTranslations("common");
  return at ? <RelativeTime value={at} /> : <span className="text-ink-muted">{t("never")}</span>;
}
