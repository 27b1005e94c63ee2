import {
  ArrowUp,
  Ban,
  BellRing,
  Check,
  DoorOpen,
  Eye,
  type LucideIcon,
  PencilLine,
  ScrollText,
  ShieldOff,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClockTime } from "@/components/common/clock-time";
import { RuleLink } from "@/components/rule/rule-link";
import { Mark } from "@/components/ui/mark";
import { MAX_DENIALS } from "@/core/enforcement/wording";
import { classNames } from "@/lib/class-names";
import type { MarginNote } from "./margin-notes";
import { scoreText } from "./score-text";
import { useReasonWords } from "./use-reason-words";

type Go = (eventId: string) => void;

/** One note in the margin: an icon, a word and what it points to. */
export function MarginNoteLine({ note, onGo }: { note: MarginNote; onGo: Go }) {
  switch (note.kind) {
    case "signal":
      return <SignalNote note={note} onGo={onGo} />;
    case "corrected":
      return <CorrectedNote note={note} onGo={onGo} />;
    case "cards":
      return <CardsNote note={note} />;
    default:
      return <RuleNote note={note} />;
  }
}

type Note<TKind extends MarginNote["kind"]> = Extract<MarginNote, { kind: TKind }>;

function SignalNote({ note: { signal, more, counts }, onGo }: { note: Note<"signal">; onGo: Go }) {
  const t = useTranslations("session");
  const reasonWords = useReasonWords();
  const referent = signal.referentEventId;
  return (
    <Line mark={counts} tone={counts ? "mark" : "neutral"}>
      <span title={signal.reasons.map(reasonWords).join(", ")}>
        {t("margin.signal", {
          detector: t(`detectors.${signal.detector}`),
          score: scoreText(signal.score),
        })}
      </span>
      {more > 0 ? <span className="text-ink-muted"> · {t("margin.more", { count: more })}</span> : null}
      {referent === null ? null : (
        <button
          type="button"
          className="ml-1 inline-flex items-center rounded-sm text-ink-muted hover:text-ink"
          aria-label={t("margin.toReferent")}
          title={t("margin.toReferent")}
          onClick={() => onGo(referent)}
        >
          {"· "}
          {t("margin.referent")}
          <ArrowUp className="size-3.5" aria-hidden="true" />
        </button>
      )}
    </Line>
  );
}

function CorrectedNote({ note, onGo }: { note: Note<"corrected">; onGo: Go }) {
  const t = useTranslations("session.margin");
  return (
    <Line
      mark={!note.byHand}
      icon={note.byHand ? PencilLine : undefined}
      tone={note.byHand ? "neutral" : "mark"}
    >
      <button
        type="button"
        className="rounded-sm underline decoration-line-strong underline-offset-3"
        title={t(note.byHand ? "toHandEdit" : "toCorrection")}
        onClick={() => onGo(note.eventId)}
      >
        {t(note.byHand ? "byHand" : "corrected")} <ClockTime value={note.at} />
      </button>
    </Line>
  );
}

function CardsNote({ note: { rules } }: { note: Note<"cards"> }) {
  const t = useTranslations("session.margin");
  return (
    <Line icon={ScrollText}>
      {t("cards")}{" "}
      {rules.map((rule, position) => (
        <span key={rule.id}>
          {position > 0 ? ", " : null}
          <RuleLink rule={rule} short />
        </span>
      ))}
    </Line>
  );
}

type RuleNoteKind = Exclude<MarginNote["kind"], "signal" | "corrected" | "cards">;

const LOOK: Record<RuleNoteKind, { icon: LucideIcon; tone: "neutral" | "mark" | "ok" }> = {
  stopped: { icon: Ban, tone: "mark" },
  fixed: { icon: Check, tone: "ok" },
  reminded: { icon: BellRing, tone: "neutral" },
  asked: { icon: Ban, tone: "mark" },
  noticed: { icon: Eye, tone: "neutral" },
  letGo: { icon: DoorOpen, tone: "neutral" },
  exempted: { icon: DoorOpen, tone: "neutral" },
  bypassed: { icon: ShieldOff, tone: "neutral" },
};

function RuleNote({ note: { kind, rule, denials, evidence } }: { note: Note<RuleNoteKind> }) {
  const t = useTranslations("session.margin");
  const { icon, tone } = LOOK[kind];
  return (
    <Line icon={icon} tone={tone}>
      <span title={evidence ?? undefined}>{t(kind, { denials: denials ?? 0 })}</span>{" "}
      {rule ? <RuleLink rule={rule} short /> : <span>{t("unknownRule")}</span>}
      {kind === "stopped" && denials !== null ? <> {denialText(denials)}</> : null}
    </Line>
  );

  function denialText(denial: number): string {
    return denial > MAX_DENIALS ? t("held", { denial }) : t("ofThree", { denial, limit: MAX_DENIALS });
  }
}

function Line({
  icon: Icon,
  mark = false,
  tone = "neutral",
  children,
}: {
  icon?: LucideIcon;
  mark?: boolean;
  tone?: "neutral" | "mark" | "ok";
  children: ReactNode;
}) {
  return (
    <p
      className={classNames(
        "flex min-w-0 items-start gap-1.5",
        tone === "mark" && "text-mark",
        tone === "ok" && "text-ok",
        tone === "neutral" && "text-ink-muted",
      )}
    >
      {mark ? <Mark className="mt-0.5 text-ink-muted" /> : null}
      {Icon ? <Icon className="mt-0.5" aria-hidden="true" /> : null}
      {mark || Icon ? null : <span className="w-4 shrink-0" aria-hidden="true" />}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
