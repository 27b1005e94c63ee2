import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type PanelProps = {
  title?: ReactNode;
  actions?: ReactNode;
  /** `plain` is separated by a hairline above; `framed` draws the hairline around. Never nest framed ones. */
  frame?: "plain" | "framed";
  className?: string;
  children: ReactNode;
};

/** A part of a page with a heading. */
export function Panel({ title, actions, frame = "plain", className, children }: PanelProps) {
  return (
    <section
      className={classNames(
        "min-w-0",
        frame === "framed" ? "rounded-md border p-4" : "border-t pt-4",
        className,
      )}
    >
      {title || actions ? (
        <header className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-2">
          {title ? <h2 className="font-medium text-lg">{title}</h2> : <span />}
          {actions ? <div className="flex items-center gap-2">{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
