import { PageBody } from "@/components/common/page-header/page-body";
import { Skeleton, SkeletonLines } from "@/components/ui/skeleton";

export default function SessionLoading() {
  return (
    <PageBody className="flex flex-col gap-6">
      <Skeleton className="h-7 w-72" />
      <SkeletonLines count={12} />
    </PageBody>
  );
}
