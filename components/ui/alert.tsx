import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

const TONES = {
  info: { icon: Info, className: "border-line bg-panel text-ink", iconClass: "text-ink-muted" },
  warn: { icon: TriangleAlert, className: "border-warn/40 bg-warn-wash text-ink", iconClass: "text-warn" },
  mark: { icon: CircleAlert, className: "border-mark/40 bg-mark-wash text-ink", iconClass: "text-mark" },
  ok: { icon: CircleCheck, className: "border-ok/40 bg-ok-wash text-ink", iconClass: "text-ok" },
};

type AlertProps = {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  /** True when it appears in answer to something the person just did. */
  live?: boolean;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Alert({ tone = "info", title, live = false, action, className, children }: AlertProps) {
  const { icon: Icon, className: toneClass, iconClass } = TONES[tone];
  return (
    <div
      role={live ? "alert" : "note"}
      className={classNames("flex items-start gap-3 rounded-md border p-3", toneClass, className)}
    >
      <Icon className={classNames("mt-0.5", iconClass)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? (
          <div className={classNames("measure", title && "mt-0.5 text-ink-muted")}>{children}</div>
        ) : null}
      </div>
      {action}
    </div>
  );
}
