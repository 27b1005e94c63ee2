import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/toast";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** For looking around before anything is connected. */
export function SampleProject({ onLoaded }: { onLoaded: (slug: string) => void }) {
  const t = useTranslations("onboarding.sample");
  const trpc = useTRPC();
  const queries = useQueryClient();
  const load = useMutation(
    trpc.onboarding.loadSample.mutationOptions({
      onSuccess: async ({ projectSlug }) => {
        await queries.invalidateQueries(trpc.project.list.pathFilter());
        onLoaded(projectSlug);
      },
      onError: (error) => toastError(t("failed"), { description: readCallFailure(error).message }),
    }),
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-muted text-sm">
      {t("question")}
      <Button size="small" pending={load.isPending} onClick={() => load.mutate()}>
        {t("load")}
      </Button>
    </p>
  );
}
