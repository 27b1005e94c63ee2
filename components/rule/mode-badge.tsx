"use client";

import { Ban, BellRing, Eye } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { EnforcementMode } from "@/core/rule/schema";
import { useRuleWords } from "./use-rule-words";

export const MODE_ICONS = { observe: Eye, remind: BellRing, block: Ban } as const;

export function ModeBadge({ mode }: { mode: EnforcementMode }) {
  const words = useRuleWords();
  return (
    <Badge tone={mode === "block" ? "outline" : "neutral"} icon={MODE_ICONS[mode]}>
      {words.mode(mode)}
    </Badge>
  );
}
