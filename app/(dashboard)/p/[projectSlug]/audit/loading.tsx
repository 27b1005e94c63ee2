import { DataTableSkeleton } from "@/components/common/data-table/data-table-skeleton";
import { PageBody } from "@/components/common/page-header/page-body";

export default function AuditLoading() {
  return (
    <PageBody>
      <DataTableSkeleton columns={4} />
    </PageBody>
  );
}
