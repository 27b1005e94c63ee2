"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** Own rules that say the opposite of the project's, to be read before joining. */
export function JoinConflicts({ token }: { token: string }) {
  const t = useTranslations("members.conflicts");
  const trpc = useTRPC();
  const conflicts = useQuery(trpc.invitation.conflicts.queryOptions({ token }));
  if (conflicts.isPending) return null;
  return (
    <section aria-labelledby="join-conflicts" className="mt-8">
      <h2 id="join-conflicts" className="mb-2 font-medium text-lg">
        {t("title")}
      </h2>
      {conflicts.isError ? <Alert tone="warn">{readCallFailure(conflicts.error).message}</Alert> : null}
      {conflicts.data?.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      {conflicts.data?.length ? (
        <>
          <p className="measure mb-3 text-ink-muted">{t("help", { count: conflicts.data.length })}</p>
          <ul className="divide-y border-y">
            {conflicts.data.map(({ mine, theirs }) => (
              <li key={`${mine.number}/${theirs.number}`} className="grid gap-2 py-3 sm:grid-cols-2 sm:gap-6">
                <Side label={t("mine")} rule={mine} />
                <Side label={t("theirs")} rule={theirs} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Side({ label, rule }: { label: string; rule: { number: string; statement: string } }) {
  return (
    <div>
      <span className="block text-ink-muted text-sm">
        {label} <span className="font-mono">{rule.number}</span>
      </span>
      <span className="break-words">{rule.statement}</span>
    </div>
  );
}
