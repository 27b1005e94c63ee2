import { classNames } from "@/lib/class-names";

export function Separator({ vertical = false, className }: { vertical?: boolean; className?: string }) {
  return vertical ? (
    <div aria-hidden="true" className={classNames("h-4 w-px shrink-0 bg-line", className)} />
  ) : (
    <hr className={classNames("border-line border-t", className)} />
  );
}
