import { DataTableSkeleton } from "@/components/common/data-table/data-table-skeleton";
import { PageBody } from "@/components/common/page-header/page-body";

export default function SessionsLoading() {
  return (
    <PageBody>
      <DataTableSkeleton columns={7} />
    </PageBody>
  );
}
