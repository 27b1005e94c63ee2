"use client";

import { Ban, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RecipePreview } from "@/core/recipes/offers/schema";
import type { EnforcementMode } from "@/core/rule/schema";

type RecipeExamplesProps = {
  preview: Pick<RecipePreview, "stops" | "passes">;
  /** A rule that only reminds or observes stops nothing; the words say so. */
  mode: EnforcementMode;
};

/** What the recipe's check would catch and what it lets pass, by its own examples. */
export function RecipeExamples({ preview: { stops, passes }, mode }: RecipeExamplesProps) {
  const t = useTranslations("recipe.details");
  if (stops.length + passes.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ExampleList
        label={t(`acts.${mode}`)}
        icon={<Ban aria-hidden="true" className="text-mark" />}
        texts={stops}
      />
      <ExampleList
        label={t("passes")}
        icon={<Check aria-hidden="true" className="text-ok" />}
        texts={passes}
      />
    </div>
  );
}

const SHOWN = 4;

function ExampleList(props: { label: string; icon: React.ReactNode; texts: readonly string[] }) {
  const { label, icon, texts } = props;
  if (texts.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 text-ink-muted text-sm">{label}</h4>
      <ul className="flex flex-col gap-1">
        {[...new Set(texts)].slice(0, SHOWN).map((text) => (
          <li key={text} className="flex items-start gap-2">
            <span className="mt-0.5 shrink-0">{icon}</span>
            <code className="line-clamp-3 min-w-0 whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">
              {text}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
