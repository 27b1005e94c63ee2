"use client";

import { BellRing, ScanSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import { RecipeExamples } from "@/components/recipe/recipe-examples";
import { RecipeStandingNote } from "@/components/recipe/recipe-standing-note";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { EnforcementMode } from "@/core/rule/schema";
import type { WrittenRulePreview } from "@/core/rule/written";
import { WhatItDoes } from "../what-it-does";

type WrittenRuleProps = { rule: WrittenRulePreview; mode: EnforcementMode };

/** One rule that the words would become: its sentence, whether a check holds it, and what stands in its way. */
export function WrittenRule({ rule, mode }: WrittenRuleProps) {
  const t = useTranslations("new-rule");
  const { content, reminder, standing, problem } = rule;
  const counts = content.verifier === null ? "remind" : mode;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-72 font-medium [overflow-wrap:anywhere]">{content.statement}</p>
        <Badge tone="neutral" icon={content.verifier === null ? BellRing : ScanSearch}>
          {t(content.verifier === null ? "reminder" : "check")}
        </Badge>
      </div>
      {standing ? <RecipeStandingNote standing={standing} /> : null}
      {problem ? (
        <Alert tone="warn" title={t("problem")}>
          {problem}
        </Alert>
      ) : null}
      {/* What stands already is not told once more. */}
      {standing ? null : (
        <>
          <WhatItDoes content={content} mode={counts} reminder={reminder} />
          <RecipeExamples preview={rule} mode={counts} />
        </>
      )}
    </li>
  );
}
