import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import type { Statistics } from "@/core/statistics/schema";
import { CountList } from "./count-list";
import { useLanguageName } from "./use-language-name";

/** What the prompts were taken for, who decided, which detectors fired, and what became of the wishes. */
export function JudgedCounts({ statistics }: { statistics: Statistics }) {
  const t = useTranslations("statistics.counts");
  const session = useTranslations("session");
  const nameOf = useLanguageName();
  const { labels, paths, detectors, languages, decisions } = statistics;
  return (
    <Panel title={t("title")}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        <CountList
          title={t("labels")}
          counts={labels.map(({ label, count }) => ({ key: label, name: session(`labels.${label}`), count }))}
        />
        <CountList
          title={t("paths")}
          counts={paths.map(({ path, count }) => ({ key: path, name: t(`path.${path}`), count }))}
        />
        <CountList
          title={t("detectors")}
          counts={detectors.map(({ detector, count }) => ({
            ...{ key: detector, name: session(`detectors.${detector}`), count },
          }))}
        />
        <CountList
          title={t("languages")}
          counts={languages.map(({ language, prompts, signals }) => ({
            ...{ key: language, name: nameOf(language), count: prompts, detail: t("signals", { signals }) },
          }))}
        />
        <CountList
          title={t("decisions")}
          counts={decisions.map(({ action, decidedBy, count }) => ({
            key: `${action}-${decidedBy}`,
            name: t("decision", { action: t(`action.${action}`), by: t(`by.${deciderKey(decidedBy)}`) }),
            count,
          }))}
        />
      </div>
    </Panel>
  );
}

function deciderKey(decidedBy: string): "person" | "model" | "heuristic" {
  return decidedBy === "person" || decidedBy === "model" ? decidedBy : "heuristic";
}
