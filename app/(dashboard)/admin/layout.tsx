import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AdminTabs } from "@/components/admin/admin-tabs";
import { PageBody } from "@/components/common/page-header/page-body";
import { getQueryClient, trpc } from "@/lib/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

/** There is no such page for others. The flag comes from the database; each procedure reads it again. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = await getQueryClient().fetchQuery(trpc.account.me.queryOptions());
  if (!user.isInstanceAdmin) notFound();
  return (
    <PageBody>
      <AdminTabs />
      {children}
    </PageBody>
  );
}
