import { PageBody } from "@/components/common/page-header/page-body";
import { SkeletonLines } from "@/components/ui/skeleton";

export default function FactsLoading() {
  return (
    <PageBody>
      <SkeletonLines count={8} />
    </PageBody>
  );
}
