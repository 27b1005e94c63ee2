import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

/** A region with its own scrollbar that keyboards can reach; needs a name. */
export function ScrollArea({ className, ...props }: ComponentProps<"section"> & { "aria-label": string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
      tabIndex={0}
      className={classNames("overflow-auto overscroll-contain [scrollbar-width:thin]", className)}
      {...props}
    />
  );
}
