"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { RecompilationView as Recompilation } from "@/core/recompilation/schema";
import type { RuleDetail } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useTRPC, useTRPCClient } from "@/lib/trpc/client";
import { usePerform } from "../use-perform";
import { RecompilationView } from "./recompilation-view";

/** What later compilers made of a rule: the open question with its answers, and the last answer with its way back. */
export function Recompilations({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.recompiled");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const found = useQuery(trpc.recompilation.list.queryOptions({ projectSlug, ruleId: rule.id }));
  const newest = found.data?.[0];
  // What was asked of an earlier version is history: the list of versions tells it.
  const isOfNow = newest?.version === rule.version || newest?.takenVersion === rule.version;
  if (!newest || !isOfNow) return null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 rounded-md border p-4">
      <p className="measure">{t(saidOf(newest), { version: newest.takenVersion ?? newest.version })}</p>
      {newest.outcome === "waiting" || newest.outcome === "blocked" ? (
        <RecompilationView recompilation={newest} />
      ) : null}
      {rule.can.edit ? <Answers recompilation={newest} projectSlug={projectSlug} /> : null}
    </section>
  );
}

function saidOf({ outcome, rule }: Recompilation) {
  if (outcome === "waiting") return rule.layer === "project" ? "waitingShared" : "waiting";
  return outcome === "blocked" || outcome === "taken" ? outcome : "refused";
}

type AnswersProps = { recompilation: Recompilation; projectSlug: string };

function Answers({ recompilation, projectSlug }: AnswersProps) {
  const t = useTranslations("rule.recompiled");
  const client = useTRPCClient();
  const { perform, pending } = usePerform();
  const input = { projectSlug, recompilationId: recompilation.id };
  const { number } = recompilation.rule;
  const reopen = () => client.recompilation.reopen.mutate(input);
  if (recompilation.outcome === "taken" || recompilation.outcome === "refused") {
    return (
      <Button
        className="self-start"
        size="small"
        disabled={pending}
        onClick={() => void perform({ call: reopen, done: t("done.undone", { number }) })}
      >
        {t("undo")}
      </Button>
    );
  }
  if (!recompilation.canAnswer) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        disabled={pending}
        onClick={() =>
          void perform({
            call: () => client.recompilation.accept.mutate(input),
            done: t("done.taken", { number }),
            undo: reopen,
          })
        }
      >
        {t("take")}
      </Button>
      <Button
        disabled={pending}
        onClick={() =>
          void perform({
            call: () => client.recompilation.dismiss.mutate(input),
            done: t("done.left", { number }),
            undo: reopen,
          })
        }
      >
        {t("leave")}
      </Button>
    </div>
  );
}
