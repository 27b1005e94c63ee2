import { Check, CircleDashed, CircleSlash, DoorOpen, ShieldOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ViolationView } from "@/core/violation/schema";

const LOOK = {
  open: { tone: "mark", Icon: CircleSlash },
  fixed: { tone: "ok", Icon: Check },
  exhausted: { tone: "warn", Icon: DoorOpen },
  exempted: { tone: "neutral", Icon: CircleDashed },
  bypassed: { tone: "warn", Icon: ShieldOff },
} as const;

/** How an incident ended; an icon and a word, never colour alone. */
export function OutcomeBadge({ outcome, denials }: Pick<ViolationView, "outcome" | "denials">) {
  const t = useTranslations("violation");
  const { tone, Icon } = LOOK[outcome];
  return (
    <Badge tone={tone} icon={Icon}>
      {t(`outcome.${outcome}`, { denials })}
    </Badge>
  );
}
