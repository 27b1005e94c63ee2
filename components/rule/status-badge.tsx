"use client";

import { Archive, CircleDot, CirclePause, CircleSlash, Inbox, Replace } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { RuleStatus } from "@/core/rule/schema";
import { useRuleWords } from "./use-rule-words";

const LOOKS = {
  proposed: { icon: Inbox, tone: "warn" },
  active: { icon: CircleDot, tone: "outline" },
  paused: { icon: CirclePause, tone: "neutral" },
  superseded: { icon: Replace, tone: "neutral" },
  archived: { icon: Archive, tone: "neutral" },
  dismissed: { icon: CircleSlash, tone: "neutral" },
} as const;

export function StatusBadge({ status }: { status: RuleStatus }) {
  const words = useRuleWords();
  const { icon, tone } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words.status(status)}
    </Badge>
  );
}
