import { DataTableSkeleton } from "@/components/common/data-table/data-table-skeleton";
import { PageBody } from "@/components/common/page-header/page-body";

export default function ViolationsLoading() {
  return (
    <PageBody>
      <DataTableSkeleton columns={5} />
    </PageBody>
  );
}
