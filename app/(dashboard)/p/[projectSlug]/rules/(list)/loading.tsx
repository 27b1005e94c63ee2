import { DataTableSkeleton } from "@/components/common/data-table/data-table-skeleton";
import { PageBody } from "@/components/common/page-header/page-body";

export default function RulesLoading() {
  return (
    <PageBody>
      <DataTableSkeleton columns={6} />
    </PageBody>
  );
}
