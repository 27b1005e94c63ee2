import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

/** Scrolls sideways by itself on narrow screens; the page never does. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <div className="relative w-full overflow-x-auto">
      <table className={classNames("w-full border-collapse text-left", className)} {...props} />
    </div>
  );
}

export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={classNames("border-b", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={classNames("divide-y", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr className={classNames("transition-colors data-selected:bg-panel", className)} {...props} />;
}

export function TableHeader({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={classNames(
        "h-9 whitespace-nowrap px-3 font-medium text-ink-muted text-sm first:pl-2 last:pr-2",
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={classNames("px-3 py-2 align-middle first:pl-2 last:pr-2", className)} {...props} />;
}
