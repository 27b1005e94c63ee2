import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "nuqs/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { UsersClient } from "./client";
import { loadUsersSearchParams, usersInput } from "./search-params";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("users.title") };
}

type Props = { searchParams: Promise<SearchParams> };

export default async function UsersPage({ searchParams }: Props) {
  prefetch(
    trpc.user.list.queryOptions(usersInput(await loadUsersSearchParams(searchParams))),
    trpc.user.invitations.queryOptions(),
  );
  return (
    <HydrateClient>
      <UsersClient />
    </HydrateClient>
  );
}
