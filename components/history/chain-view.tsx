import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { topicText } from "@/components/rule/use-rule-words";
import { Button } from "@/components/ui/button";
import type { HistoryChain } from "@/core/history/schema";
import { chainStrands } from "./chain-strands";
import { StepList } from "./step-list";
import { StrandLine } from "./strand-line";

type ChainViewProps = { chain: HistoryChain; onPreview: (resolutionId: string) => void };

/** The story of one topic: its strands, and every step with its words when unfolded. */
export function ChainView({ chain, onPreview }: ChainViewProps) {
  const t = useTranslations("history.chain");
  const [isOpen, setIsOpen] = useState(false);
  const strands = useMemo(() => chainStrands(chain), [chain]);
  const name = topicText(chain.topic);
  return (
    <section
      aria-label={name}
      className="grid gap-x-6 gap-y-2 border-t py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="flex items-start justify-between gap-2 md:flex-col md:justify-start">
        <h2 className="font-medium">{name}</h2>
        <Button
          variant="quiet"
          size="small"
          className="md:-ml-2 text-ink-muted"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("steps", { count: chain.steps.length })}
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {strands.map((strand) => (
          <StrandLine
            key={`${strand.nodes[0]?.rule?.id}-${strand.nodes[0]?.at?.getTime()}`}
            strand={strand}
            onPreview={onPreview}
          />
        ))}
        {isOpen ? (
          <div className="mt-2 border-l pl-4">
            <StepList steps={chain.steps} label={name} onPreview={onPreview} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
