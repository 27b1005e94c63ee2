import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type Props = { number: number; title: string; done: boolean; children: ReactNode };

/** A numbered step whose number becomes a check mark by itself. */
export function Step({ number, title, done, children }: Props) {
  const t = useTranslations("onboarding");
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t py-5">
      <span
        aria-hidden="true"
        className={classNames(
          "flex size-7 items-center justify-center rounded-full border text-sm tabular-nums",
          done ? "border-ok bg-ok-wash text-ok" : "border-line-strong text-ink-muted",
        )}
      >
        {done ? <Check /> : number}
      </span>
      <div className="min-w-0">
        <h2 className="mb-3 pt-0.5 font-medium text-lg">
          {title}
          {done ? <span className="sr-only">, {t("done")}</span> : null}
        </h2>
        {children}
      </div>
    </li>
  );
}
