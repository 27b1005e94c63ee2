"use client";

import { useTranslations } from "next-intl";
import { RuleLink } from "@/components/rule/rule-link";
import { Kbd } from "@/components/ui/kbd";
import type { InboxItem } from "@/core/inbox/schema";
import { classNames } from "@/lib/class-names";
import { CONFLICT_CHOICES, type ConflictChoice } from "./inbox-acts";

type ConflictChoicesProps = {
  item: InboxItem;
  choice: ConflictChoice;
  onChoiceChange: (choice: ConflictChoice) => void;
};

/** The new wish beside the rules it may touch, and the three ways out. */
export function ConflictChoices({ item, choice, onChoiceChange }: ConflictChoicesProps) {
  const t = useTranslations("inbox.conflict");
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-ink-muted text-sm">{t("wanted")}</dt>
          <dd className="measure font-medium">{item.resolution?.directive ?? item.words}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{t("there")}</dt>
          {item.compared.map((rule) => (
            <dd key={rule.id} className="measure">
              <RuleLink rule={rule} />
            </dd>
          ))}
        </div>
      </dl>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{t("question")}</legend>
        {CONFLICT_CHOICES.map((value, position) => (
          <label
            key={value}
            className={classNames(
              "flex cursor-default items-start gap-3 rounded-md border px-3 py-2 hover:bg-hover",
              value === choice && "border-ink bg-panel",
            )}
          >
            <input
              type="radio"
              name="conflict-choice"
              className="mt-1 accent-ink"
              checked={value === choice}
              onChange={() => onChoiceChange(value)}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`choices.${value}.label`)}</span>
              <span className="block text-ink-muted text-sm">{t(`choices.${value}.help`)}</span>
            </span>
            <Kbd keys={String(position + 1)} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
