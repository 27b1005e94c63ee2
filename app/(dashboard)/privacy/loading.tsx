import { PageBody } from "@/components/common/page-header/page-body";
import { SkeletonLines } from "@/components/ui/skeleton";

export default function PrivacyLoading() {
  return (
    <PageBody width="narrow">
      <SkeletonLines count={12} />
    </PageBody>
  );
}
