import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

const badgeStyles = cva(
  "inline-flex h-5 max-w-full shrink-0 items-center gap-1 whitespace-nowrap rounded-sm border px-1.5 font-medium text-xs",
  {
    variants: {
      tone: {
        neutral: "border-line bg-panel text-ink-muted",
        strong: "border-ink bg-ink text-paper",
        mark: "border-transparent bg-mark-wash text-mark",
        ok: "border-transparent bg-ok-wash text-ok",
        warn: "border-transparent bg-warn-wash text-warn",
        outline: "border-line-strong text-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeStyles> & { icon?: LucideIcon };

/** A state in a word. Colour never speaks alone: the word (and the icon) says the same. */
export function Badge({ tone, icon: Icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={classNames(badgeStyles({ tone }), className)} {...props}>
      {Icon ? <Icon className="size-3" aria-hidden="true" /> : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
