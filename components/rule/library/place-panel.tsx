"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { RuleDetail } from "@/core/rule/output";
import { RuleLink } from "../rule-link";
import { StatusBadge } from "../status-badge";
import { useRuleWords } from "../use-rule-words";
import { AttachDialog } from "./attach-dialog";
import { DeadlockNotes } from "./deadlock-notes";
import { FamilyLine } from "./family-line";
import { PlaceTree } from "./place-tree";
import { type PlaceActions, usePlaceActions } from "./use-place-actions";

/** Where a rule stands: under which one, with what under it, and what is stronger. */
export function PlacePanel({ rule, projectSlug }: { rule: RuleDetail; projectSlug: string }) {
  const t = useTranslations("library.place");
  const actions = usePlaceActions(projectSlug);
  const [attaching, setAttaching] = useState(false);
  const isLeaf = rule.children.length === 0 && rule.shape !== "composite";
  return (
    <Panel
      title={t("title")}
      actions={
        rule.can.edit && isLeaf ? (
          <Button size="small" onClick={() => setAttaching(true)}>
            {t("attach")}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        {rule.maskedBy ? (
          <Alert title={t("masked")}>
            <RuleLink rule={rule.maskedBy} />
          </Alert>
        ) : null}
        <Above rule={rule} actions={actions} />
        {rule.parent ? <PlaceTree rule={rule} parent={rule.parent} projectSlug={projectSlug} /> : null}
        <Below rule={rule} actions={actions} />
        {rule.parent || !isLeaf ? null : <p className="text-ink-muted">{t("alone")}</p>}
        <DeadlockNotes rule={rule} projectSlug={projectSlug} />
        <FamilyLine rule={rule} projectSlug={projectSlug} />
      </div>
      <AttachDialog
        projectSlug={projectSlug}
        rule={rule}
        open={attaching}
        onOpenChange={setAttaching}
        onAttach={(parent) => {
          setAttaching(false);
          void actions.attach(rule, parent, rule.parent);
        }}
      />
    </Panel>
  );
}

type PartProps = { rule: RuleDetail; actions: PlaceActions };

function Above({ rule, actions }: PartProps) {
  const t = useTranslations("library.place");
  const words = useRuleWords();
  const { parent } = rule;
  if (!parent) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="measure">
          <span className="text-ink-muted">{t(rule.shape === "refinement" ? "refinementOf" : "partOf")}</span>{" "}
          <RuleLink rule={parent} />. <span className="text-ink-muted">{t("underParent")}</span>
        </p>
        {rule.can.edit ? (
          <Button size="small" pending={actions.pending} onClick={() => void actions.detach(rule, parent)}>
            {t("detach")}
          </Button>
        ) : null}
      </div>
      {parent.status === "active" ? null : (
        <Alert tone="warn">
          {t("silent", { number: parent.number, status: words.status(parent.status).toLowerCase() })}
        </Alert>
      )}
    </>
  );
}

function Below({ rule, actions }: PartProps) {
  const t = useTranslations("library.place");
  const isWhole = rule.shape === "composite";
  if (rule.children.length === 0) {
    return isWhole ? <p className="text-ink-muted">{t("noParts")}</p> : null;
  }
  return (
    <div>
      <h3 className="font-medium">{t(isWhole ? "parts" : "refinements")}</h3>
      <p className="measure text-ink-muted text-sm">{t(isWhole ? "partsHint" : "refinementsHint")}</p>
      <ul className="mt-2 flex flex-col divide-y">
        {rule.children.map((child) => (
          <li key={child.id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <RuleLink rule={child} />
              <StatusBadge status={child.status} />
            </span>
            {rule.can.edit ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={t("detachOne", { number: child.number })}
                pending={actions.pending}
                onClick={() => void actions.detach(child, rule)}
              >
                {t("detach")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
