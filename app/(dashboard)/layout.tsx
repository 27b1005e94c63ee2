import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { NoticeBanner } from "@/components/account/notice-banner";
import { SessionWatch } from "@/components/account/session-watch";
import { AppShell } from "@/components/shell/app-shell";
import { SIDEBAR_COOKIE } from "@/components/shell/sidebar-cookie";
import { nextPath } from "@/core/account/next-path";
import { readCallFailure } from "@/lib/trpc/error";
import { getQueryClient, HydrateClient, trpc } from "@/lib/trpc/server";
import packageJson from "@/package.json";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  await requirePerson();
  const folded = (await cookies()).get(SIDEBAR_COOKIE)?.value === "folded";
  return (
    <HydrateClient>
      <AppShell version={packageJson.version} initiallyFolded={folded}>
        <NoticeBanner />
        {children}
      </AppShell>
      <SessionWatch />
    </HydrateClient>
  );
}

/** Reads who is here and their projects; without a valid session the sign-in page follows. */
async function requirePerson(): Promise<void> {
  const queryClient = getQueryClient();
  try {
    await Promise.all([
      queryClient.fetchQuery(trpc.account.me.queryOptions()),
      queryClient.fetchQuery(trpc.project.list.queryOptions()),
      queryClient.fetchQuery(trpc.account.notices.queryOptions()),
    ]);
  } catch (error) {
    const { code } = readCallFailure(error);
    if (code === "UNAUTHENTICATED" || code === "UNAUTHORIZED") redirect(await signInAddress());
    throw error;
  }
}

/** A cookie that has ended looks like one that has not, until here: the way back must not be lost. */
async function signInAddress(): Promise<string> {
  const path = nextPath((await headers()).get("x-heed-path"));
  return path === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(path)}`;
}
