"use client";

import { SquareTerminal } from "lucide-react";
import { useTranslations } from "next-intl";
import { CheckboxField } from "@/components/ui/option-field";

type ToldCommandListProps = {
  commands: readonly string[];
  acknowledged: readonly string[];
  onChange: (acknowledged: string[]) => void;
};

/** What a rule makes other people's agents run. Nobody approves it without having read it. */
export function ToldCommandList({ commands, acknowledged, onChange }: ToldCommandListProps) {
  const t = useTranslations("rule.approve");
  if (commands.length === 0) return null;
  return (
    <fieldset className="rounded-md border border-warn/40 bg-warn-wash p-3">
      <legend className="sr-only">{t("everyAgent")}</legend>
      <p className="mb-2 flex items-center gap-2 font-medium" aria-hidden="true">
        <SquareTerminal className="text-warn" />
        {t("everyAgent")}
      </p>
      <ul className="flex flex-col gap-2">
        {commands.map((command) => (
          <li key={command}>
            <CheckboxField
              label={<span className="font-mono text-sm [overflow-wrap:anywhere]">{command}</span>}
              checked={acknowledged.includes(command)}
              onCheckedChange={(checked) =>
                onChange(
                  checked ? [...acknowledged, command] : acknowledged.filter((other) => other !== command),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
