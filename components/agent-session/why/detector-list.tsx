import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { DETECTORS, type Detection } from "@/core/correction/schema";
import { graphemeSpan } from "../grapheme-span";
import { scoreText } from "../score-text";
import { useReasonWords } from "../use-reason-words";

type DetectorListProps = { detection: Detection; prompt: string };

/** Every detector with what it found, or why it found nothing. */
export function DetectorList({ detection: { signals, misses }, prompt }: DetectorListProps) {
  const t = useTranslations("session");
  const words = useReasonWords();
  return (
    <ul className="flex flex-col gap-1.5">
      {DETECTORS.map((detector) => {
        const hits = signals.filter((signal) => signal.detector === detector);
        const miss = misses.find((one) => one.detector === detector);
        const Icon = hits.length > 0 ? Check : Minus;
        return (
          <li key={detector} className="flex items-start gap-1.5">
            <Icon className="mt-0.5 text-ink-muted" aria-hidden="true" />
            <div className="min-w-0">
              <span className="font-medium">{t(`detectors.${detector}`)}</span>{" "}
              <span className="text-ink-muted">{t(hits.length > 0 ? "why.hit" : "why.miss")}</span>
              {hits.map(({ span, score, reasons }) => (
                <p key={[...span, ...reasons].join("-")}>
                  <span className="text-ink-muted">{scoreText(score)}</span>
                  {span[1] > span[0] ? ` “${prompt.slice(...graphemeSpan(prompt, span))}”` : null}
                  {reasons.length > 0 ? (
                    <span className="text-ink-muted"> · {reasons.map(words).join(", ")}</span>
                  ) : null}
                </p>
              ))}
              {hits.length === 0 && miss ? <p className="text-ink-muted">{words(miss.reason)}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
