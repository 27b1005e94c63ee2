import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { getQueryClient, trpc } from "@/lib/trpc/server";

type Props = { children: ReactNode; params: Promise<{ projectSlug: string }> };

/** A project that does not exist and one that is not theirs answer alike: there is nothing here. */
export default async function ProjectLayout({ children, params }: Props) {
  const { projectSlug } = await params;
  const queryClient = getQueryClient();
  const list = trpc.project.list.queryOptions();
  await queryClient.prefetchQuery(list);
  // Without a list (an ended session, a database on its way back) the page itself says what is wrong.
  const projects = queryClient.getQueryData(list.queryKey);
  if (projects && !projects.some(({ slug }) => slug === projectSlug)) notFound();
  return children;
}
