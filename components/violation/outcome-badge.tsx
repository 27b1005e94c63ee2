import { BellRing, Check, CircleDashed, CircleSlash, DoorOpen, Eye, ShieldOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ViolationView } from "@/core/violation/schema";

const LOOK = {
  observed: { tone: "outline", Icon: Eye },
  reminded: { tone: "neutral", Icon: BellRing },
  open: { tone: "mark", Icon: CircleSlash },
  fixed: { tone: "ok", Icon: Check },
  exhausted: { tone: "warn", Icon: DoorOpen },
  exempted: { tone: "neutral", Icon: CircleDashed },
  bypassed: { tone: "warn", Icon: ShieldOff },
} as const;

/** How an incident ended; an icon and a word, never colour alone. */
export function OutcomeBadge(violation: Shown) {
  const t = useTranslations("violation");
  const state = stateOf(violation);
  const { tone, Icon } = LOOK[state];
  return (
    <Badge tone={tone} icon={Icon}>
      {t(`outcome.${state}`, { denials: violation.denials })}
    </Badge>
  );
}

type Shown = Pick<ViolationView, "outcome" | "denials" | "observed" | "decision">;

/** What was only observed or reminded of has not been stopped. */
function stateOf({ outcome, observed, decision }: Shown): keyof typeof LOOK {
  if (observed) return "observed";
  return outcome === "open" && decision === "remind" ? "reminded" : outcome;
}
