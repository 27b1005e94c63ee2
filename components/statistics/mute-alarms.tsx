import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import type { MuteAlarm } from "@/core/correction/mute-alarm";
import { projectPath } from "@/lib/navigation";
import { useLanguageName } from "./use-language-name";

type MuteAlarmsProps = { projectSlug: string; alarms: readonly MuteAlarm[] };

/** “Detector mute”: what happened, why it is no accident, and what to do. */
export function MuteAlarms({ projectSlug, alarms }: MuteAlarmsProps) {
  const t = useTranslations("statistics.mute");
  const nameOf = useLanguageName();
  return alarms.map(({ by, value, prompts, signals }) => (
    <Alert
      key={`${by}-${value}`}
      tone="warn"
      title={t("title", {
        what: by === "language" ? nameOf(value) : t("script", { script: t(`scripts.${scriptKey(value)}`) }),
      })}
      action={<TextLink href={projectPath(projectSlug, "sessions")}>{t("action")}</TextLink>}
    >
      {t("what", { prompts, signals })} {t("why")} {t("todo")}
    </Alert>
  ));
}

const SCRIPTS = ["latin", "cyrillic", "han", "kana", "hangul"] as const;

function scriptKey(value: string): (typeof SCRIPTS)[number] | "other" {
  return SCRIPTS.find((script) => script === value) ?? "other";
}
