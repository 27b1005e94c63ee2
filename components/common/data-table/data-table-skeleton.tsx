import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import { classNames } from "@/lib/class-names";
import { type RowDensity, rowHeight } from "./row-height";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

export function DataTableSkeleton({ columns, density = "dense" }: { columns: number; density?: RowDensity }) {
  const t = useTranslations("common");
  const cells = Array.from({ length: columns }, (_, position) => position);
  return (
    <div role="status" className="flex flex-col divide-y border-t">
      <span className="sr-only">{t("loading")}</span>
      {ROWS.map((row) => (
        <div key={row} className={classNames("flex items-center gap-6", rowHeight(density))}>
          {cells.map((cell) => (
            <Skeleton key={cell} className={cell === 0 ? "flex-[3]" : "flex-1"} />
          ))}
        </div>
      ))}
    </div>
  );
}
