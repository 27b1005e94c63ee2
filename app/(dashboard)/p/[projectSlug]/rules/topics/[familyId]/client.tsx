"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { FamilyHeader } from "@/components/family/family-header";
import { FamilyPlot } from "@/components/family/family-plot";
import { FamilyRules } from "@/components/family/family-rules";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";

export function FamilyClient({ familyId }: { familyId: string }) {
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const family = useQuery(trpc.family.get.queryOptions({ projectSlug, familyId }));
  return (
    <PageBody>
      {family.isError ? <ErrorState error={family.error} onRetry={() => void family.refetch()} /> : null}
      {family.isPending ? <SkeletonLines count={8} /> : null}
      {family.data ? (
        <div className="flex flex-col gap-8">
          <FamilyHeader family={family.data} projectSlug={projectSlug} />
          <FamilyPlot weeks={family.data.weeks} />
          <FamilyRules family={family.data} projectSlug={projectSlug} />
        </div>
      ) : null}
    </PageBody>
  );
}
