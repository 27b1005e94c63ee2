import { PageBody } from "@/components/common/page-header/page-body";
import { Skeleton, SkeletonLines } from "@/components/ui/skeleton";

export default function RuleLoading() {
  return (
    <PageBody>
      <Skeleton className="mb-3 h-7 w-2/3" />
      <Skeleton className="mb-8 h-5 w-1/2" />
      <SkeletonLines count={8} />
    </PageBody>
  );
}
