"use client";

import { TextLink } from "@/components/ui/text-link";
import type { RuleReference } from "@/core/rule/output";
import { projectPath } from "@/lib/navigation";
import { useProjectSlug } from "@/lib/project/use-project";

/** A rule named in a sentence: its number, and its statement where there is room. */
export function RuleLink({
  rule,
  short = false,
}: {
  rule: Pick<RuleReference, "id" | "number" | "statement">;
  short?: boolean;
}) {
  const projectSlug = useProjectSlug();
  return (
    <TextLink
      href={projectPath(projectSlug, `rules/${rule.id}`)}
      title={short ? rule.statement : undefined}
      className="[overflow-wrap:anywhere]"
    >
      {short ? rule.number : `${rule.number} ${rule.statement}`}
    </TextLink>
  );
}
