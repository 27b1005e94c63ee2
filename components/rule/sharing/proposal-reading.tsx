"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import type { ProposalPreview } from "@/core/rule/output";
import { type ContentFieldKey, contentFields } from "../content-fields";

/** Said in full above the list. */
const SAID: readonly ContentFieldKey[] = ["statement", "instruction", "message"];

/** All that the others and their agents will read of a rule, before it is proposed. */
export function ProposalReading({ preview }: { preview: ProposalPreview | undefined }) {
  const t = useTranslations("rule.propose");
  if (!preview) return <SkeletonLines count={2} />;
  const { statement, instruction, message } = preview.content;
  const lines = [...new Set([statement, instruction, message])];
  return (
    <section aria-label={t("reads")} className="mb-5 flex flex-col gap-2">
      <h3 className="font-medium">{t("reads")}</h3>
      {lines.map((line) => (
        <p key={line} className="measure [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      {preview.fromTemplate ? <p className="text-ink-muted text-sm">{t("fromTemplate")}</p> : null}
      <OtherFields content={preview.content} />
      {preview.commands.length > 0 ? (
        <div className="text-sm">
          <p className="text-ink-muted">{t("everyAgent")}</p>
          <ul>
            {preview.commands.map((command) => (
              <li key={command} className="font-mono [overflow-wrap:anywhere]">
                {command}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {preview.problem ? <Alert tone="warn">{preview.problem}</Alert> : null}
    </section>
  );
}

/** Conditions, places and what is checked may hold words of the person's, too. */
function OtherFields({ content }: Pick<ProposalPreview, "content">) {
  const t = useTranslations("rule");
  const fields = contentFields(content).filter(({ key, text }) => text !== null && !SAID.includes(key));
  return (
    <div className="text-sm">
      <p className="text-ink-muted">{t("propose.alsoReads")}</p>
      <dl className="mt-1 grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1">
        {fields.map(({ key, text }) => (
          <div key={key} className="contents">
            <dt className="text-ink-muted">{t(`fields.${key}`)}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-muted">{t("propose.edit")}</p>
    </div>
  );
}
