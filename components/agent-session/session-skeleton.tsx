import { PageBody } from "@/components/common/page-header/page-body";
import { Skeleton, SkeletonLines } from "@/components/ui/skeleton";

/** Stands where a session will, while it is on its way. */
export function SessionSkeleton() {
  return (
    <PageBody className="flex flex-col gap-6">
      <Skeleton className="h-7 w-72" />
      <SkeletonLines count={12} />
    </PageBody>
  );
}
