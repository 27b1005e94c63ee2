import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  /** Small mark before the title: a number such as R12. */
  prefix?: ReactNode;
  /** One line about the page or the facts of the thing it shows. */
  description?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, prefix, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="flex items-baseline gap-2 font-medium text-xl">
          {prefix ? <span className="shrink-0 font-normal text-ink-muted">{prefix}</span> : null}
          <span className="min-w-0">{title}</span>
        </h1>
        {description ? <div className="measure mt-1 text-ink-muted">{description}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
