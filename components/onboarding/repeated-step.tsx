import { useTranslations } from "next-intl";
import { Quote } from "@/components/common/quote/quote";
import { RelativeTime } from "@/components/common/relative-time";
import { ButtonLink } from "@/components/ui/button-link";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import { TextLink } from "@/components/ui/text-link";
import type { Repeated } from "@/core/onboarding/schema";
import { projectPath } from "@/lib/navigation";

type Item = Repeated["items"][number];
type Props = { repeated: Repeated; projectSlug: string };

const COMMANDS = "heed import\nheed backfill";

/** Where a newcomer begins: what they had to say most often, from files and past sessions too, and the way to take it. */
export function RepeatedStep({ repeated, projectSlug }: Props) {
  const t = useTranslations("onboarding.repeated");
  const { items } = repeated;
  const waits = items.some(({ rule }) => rule.status === "proposed");
  return (
    <div className="flex flex-col gap-3">
      <p className="measure text-sm">{t("how")}</p>
      <CodeBlock label={t("commands")} action={<CopyButton text={COMMANDS} />}>
        {COMMANDS}
      </CodeBlock>
      {items.length === 0 ? <p className="text-ink-muted text-sm">{t("none")}</p> : null}
      <ul className="flex flex-col divide-y" aria-label={t("title")}>
        {items.map((item) => (
          <RepeatedItem key={item.rule.id} item={item} projectSlug={projectSlug} />
        ))}
      </ul>
      {waits ? (
        <div>
          <ButtonLink href={projectPath(projectSlug, "inbox")}>{t("inbox")}</ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function RepeatedItem({ item, projectSlug }: { item: Item; projectSlug: string }) {
  const t = useTranslations("onboarding.repeated");
  const { rule, times, words, lastSaidAt } = item;
  const isWaiting = rule.status === "proposed";
  const path = isWaiting ? `inbox?item=proposal:${rule.id}` : `rules/${rule.id}`;
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="w-8 font-medium tabular-nums">{t("times", { times })}</span>
        <TextLink href={projectPath(projectSlug, path)}>
          {rule.number} {rule.statement}
        </TextLink>
        <span className="text-ink-muted">
          {isWaiting ? t("waits") : t("inForce")} · <RelativeTime value={lastSaidAt} />
        </span>
      </div>
      {words === null ? null : <Quote>{words}</Quote>}
    </li>
  );
}
