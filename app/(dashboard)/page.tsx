import { redirect } from "next/navigation";
import { projectPath } from "@/lib/navigation";
import { getQueryClient, trpc } from "@/lib/trpc/server";

/** The front door: the first project, or the way to make one. */
export default async function FrontDoorPage() {
  const projects = await getQueryClient().fetchQuery(trpc.project.list.queryOptions());
  const first = projects[0];
  redirect(first ? projectPath(first.slug) : "/onboarding");
}
