import { ArrowRight, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/common/relative-time";
import { RuleLink } from "@/components/rule/rule-link";
import { Button } from "@/components/ui/button";
import { classNames } from "@/lib/class-names";
import type { Strand, StrandLink, StrandNode } from "./chain-strands";

type StrandLineProps = { strand: Strand; onPreview: (resolutionId: string) => void };

/** One strand, left to right: what stood, what took its place, what counts today, and the way back. */
export function StrandLine({
  strand: { nodes, isInForce, isProposed, rollback },
  onPreview,
}: StrandLineProps) {
  const t = useTranslations("history.chain");
  const lastIndex = nodes.length - 1;
  const resolutionId = rollback?.resolutionId;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <ol className="flex min-w-0 flex-1 basis-64 flex-wrap items-start gap-x-2 gap-y-1.5 max-sm:flex-col">
        {nodes.map((node, index) => (
          <li key={nodeKey(node, index)} className="flex min-w-0 items-start gap-2">
            {node.link ? <LinkArrow link={node.link} /> : null}
            <Place node={node} isLast={index === lastIndex} isInForce={isInForce} />
          </li>
        ))}
        <li className="flex items-start gap-2 text-ink-muted">
          <ArrowRight className="mt-0.5" aria-hidden="true" />
          {t(stateToday())}
        </li>
      </ol>
      {resolutionId ? (
        <Button
          size="small"
          aria-label={t("previewOf", { number: rollback.rule.number })}
          onClick={() => onPreview(resolutionId)}
        >
          <Undo2 aria-hidden="true" />
          {t("preview")}
        </Button>
      ) : null}
    </div>
  );

  function stateToday() {
    if (isInForce) return "today";
    return isProposed ? "proposed" : "retired";
  }
}

function Place({ node, isLast, isInForce }: { node: StrandNode; isLast: boolean; isInForce: boolean }) {
  const t = useTranslations("history.chain");
  const { rule, at, repeats, link, undoneAt } = node;
  const counts = isLast && isInForce;
  return (
    <span className={classNames("min-w-0", counts && "font-medium")}>
      {rule ? <RuleLink rule={rule} /> : <span className="text-ink-muted">{t("takenBack")}</span>}
      <span className="flex flex-wrap gap-x-1.5 font-normal text-ink-muted text-sm">
        {link === "rolledBack" ? <span>{t("rolledBackOn")}</span> : null}
        {at ? <RelativeTime value={at} /> : null}
        {undoneAt ? (
          <span>
            {t("takenBack")} <RelativeTime value={undoneAt} />
          </span>
        ) : null}
        {repeats > 0 ? <span className="text-mark">{t("again", { count: repeats })}</span> : null}
      </span>
    </span>
  );
}

function LinkArrow({ link }: { link: StrandLink }) {
  const t = useTranslations("history.chain.links");
  const Icon = link === "rolledBack" || link === "takenBack" ? Undo2 : ArrowRight;
  return (
    <span className="shrink-0 text-ink-muted" title={t(link)}>
      <Icon className="mt-0.5" aria-hidden="true" />
      <span className="sr-only">{t(link)}</span>
    </span>
  );
}

function nodeKey({ link, rule, at }: StrandNode, index: number): string {
  return `${link}-${rule?.id}-${at?.getTime() ?? index}`;
}
