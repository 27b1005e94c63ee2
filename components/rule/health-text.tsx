"use client";

import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RuleHealth } from "@/core/rule/output";
import { readHealth } from "./read-health";

const ICONS = { noisy: TriangleAlert, relapsing: CircleAlert, working: CircleCheck } as const;

/** How a rule is doing in a few words: “fired 3 in 12 chances”. */
export function HealthText({ health }: { health: RuleHealth }) {
  const t = useTranslations("rule.health");
  const state = readHealth(health);
  const Icon = state === "unused" ? null : ICONS[state];
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
      {Icon ? <Icon className={state === "working" ? "text-ok" : "text-warn"} aria-hidden="true" /> : null}
      <span>
        <span className="text-ink">{t(state)}</span>
        {health.chances > 0 ? (
          <>
            {" "}
            <span className="whitespace-nowrap">
              {t("fired", { fired: health.fired, chances: health.chances })}
            </span>
          </>
        ) : null}
      </span>
    </span>
  );
}
