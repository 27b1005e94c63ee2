"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { InviteUserDialog } from "@/components/admin/invite-user-dialog";
import { UserFilters } from "@/components/admin/user-filters";
import { UserInvitations } from "@/components/admin/user-invitations";
import { UserTable } from "@/components/admin/user-table";
import { EmptyState } from "@/components/common/empty-state/empty-state";
import { NoResults } from "@/components/common/empty-state/no-results";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageHeader } from "@/components/common/page-header/page-header";
import type { UserItem } from "@/core/user/schema";
import { useTRPC } from "@/lib/trpc/client";
import { useCursorPaging } from "@/lib/url-state/use-cursor-paging";
import { usersInput, usersSearchParams } from "./search-params";

const NONE: UserItem[] = [];
const { cursor: _cursor, ...filterParams } = usersSearchParams;

export function UsersClient() {
  const t = useTranslations("admin.users");
  const trpc = useTRPC();
  const [search, setSearch] = useQueryStates(filterParams, { history: "replace" });
  const paging = useCursorPaging();
  const input = usersInput({ ...search, cursor: paging.cursor });
  const list = useQuery(trpc.user.list.queryOptions(input, { placeholderData: keepPreviousData }));
  const isFiltered = search.q !== "" || search.state.length > 0 || search.admins;
  const change = (next: Partial<typeof search>) => {
    paging.reset();
    void setSearch(next);
  };
  const clear = () => change({ q: "", state: [], admins: false });

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} actions={<InviteUserDialog />} />
      <UserFilters search={search} onChange={change} onClear={clear} />
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <UserTable
          users={list.data?.items ?? NONE}
          loading={list.isPending}
          stale={list.isPlaceholderData}
          paging={paging}
          nextCursor={list.data?.nextCursor ?? null}
          empty={
            isFiltered ? (
              <NoResults onClear={clear} />
            ) : (
              <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
            )
          }
        />
      )}
      <UserInvitations />
    </>
  );
}
