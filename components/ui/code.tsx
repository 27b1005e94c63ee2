import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** A command, path or name inside a sentence. */
export function Code({ className, ...props }: ComponentProps<"code">) {
  return (
    <code
      className={classNames(
        "rounded-sm bg-panel px-1 py-0.5 font-mono text-[0.9286em] [overflow-wrap:anywhere]",
        className,
      )}
      {...props}
    />
  );
}

type CodeBlockProps = { children: string; label?: string; className?: string; action?: ReactNode };

/** Commands or file content, escaped as text and never run. */
export function CodeBlock({ children, label, className, action }: CodeBlockProps) {
  return (
    <figure className={classNames("relative overflow-hidden rounded-md border bg-panel", className)}>
      {label || action ? (
        <figcaption className="flex min-h-9 items-center justify-between gap-2 border-b py-1 pr-1 pl-3 text-ink-muted text-sm">
          <span className="truncate">{label}</span>
          {action}
        </figcaption>
      ) : null}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
        tabIndex={0}
        className="overflow-x-auto p-3 font-mono text-sm focus-visible:-outline-offset-2"
      >
        <code>{children}</code>
      </pre>
    </figure>
  );
}
