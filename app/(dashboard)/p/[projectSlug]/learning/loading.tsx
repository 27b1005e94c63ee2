import { PageBody } from "@/components/common/page-header/page-body";
import { Skeleton, SkeletonLines } from "@/components/ui/skeleton";

export default function LearningLoading() {
  return (
    <PageBody className="flex flex-col gap-6">
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-60 w-full" />
      <SkeletonLines count={8} />
    </PageBody>
  );
}
