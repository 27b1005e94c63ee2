"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Own archived projects, to be brought back; nothing at all when there are none. */
export function ArchivedProjects({ onRestored }: { onRestored: (slug: string) => void }) {
  const t = useTranslations("project.archived");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const archived = useQuery(trpc.project.listArchived.queryOptions());
  const restore = useMutation(
    trpc.project.restore.mutationOptions({
      onSuccess: async ({ slug }) => {
        await queryClient.invalidateQueries({ queryKey: trpc.project.pathKey() });
        onRestored(slug);
      },
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
    }),
  );
  if (!archived.data?.length) return null;
  return (
    <Panel title={t("title")} className="mt-10">
      <ul className="divide-y">
        {archived.data.map(({ slug, name, archivedAt }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              {name}{" "}
              <span className="text-ink-muted text-sm">
                {t("since")} <RelativeTime value={archivedAt} />
              </span>
            </span>
            <Button
              size="small"
              pending={restore.isPending && restore.variables.projectSlug === slug}
              onClick={() => restore.mutate({ projectSlug: slug })}
            >
              {t("restore", { name })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
