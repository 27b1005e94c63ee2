"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { VerifierSpec } from "@/core/rule/schema";
import { MAX_SPEC_DEPTH } from "@/core/verifiers/spec-parts";
import { addPart, changeJoin, type Join, movePart, removePart, replacePart } from "./change-spec-tree";
import { KindSelect } from "./kind-select";
import { PartActions } from "./part-actions";
import { SpecLeaf } from "./spec-leaf";
import { joinPath, readSpecTree } from "./spec-tree";

type SpecNodeProps = {
  spec: VerifierSpec;
  /** Null: the part is taken out. */
  onChange: (spec: VerifierSpec | null) => void;
  errors: Readonly<Record<string, string>>;
  path: string;
  depth?: number;
};

const JOINS: readonly Join[] = ["all", "any", "not"];

/** One check, or a group of parts that are added, moved, nested and taken out by buttons alone. */
export function SpecNode({ spec, onChange, errors, path, depth = 0 }: SpecNodeProps) {
  const t = useTranslations("rule.edit");
  const tree = readSpecTree(spec);
  const parts = useRef(new Map<number, HTMLElement>());
  const moved = useRef<{ to: number; by: -1 | 1 } | null>(null);
  // The focus goes with the part that was moved, so that it can be moved on.
  useEffect(() => {
    const { to, by } = moved.current ?? {};
    moved.current = null;
    if (to === undefined) return;
    const wanted = parts.current.get(to)?.querySelector<HTMLElement>(`[data-move="${by}"]:not(:disabled)`);
    (wanted ?? parts.current.get(to)?.querySelector<HTMLElement>("[data-move]:not(:disabled)"))?.focus();
  });
  const canNest = depth < MAX_SPEC_DEPTH - 1;

  if (tree.join === null) {
    return (
      <>
        <SpecLeaf spec={tree.leaf} onChange={onChange} errors={errors} path={path} />
        {depth === 0 ? (
          <KindSelect label={t("combine")} onPick={(kind) => onChange(addPart(spec, { kind }))} />
        ) : null}
      </>
    );
  }
  const { join } = tree;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-l-2 pl-4">
      <legend className="float-left mb-1 w-full font-medium">{t(`join.${join}`)}</legend>
      <SegmentedControl
        aria-label={t("joinLabel")}
        size="small"
        className="self-start"
        value={join}
        onValueChange={(next) => onChange(changeJoin(spec, next))}
        segments={JOINS.map((value) => ({ value, label: t(`joinShort.${value}`) }))}
      />
      {errors[path] ? <p className="text-mark text-sm">{errors[path]}</p> : null}
      {tree.parts.map((part, position) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name; their fields follow the value
          key={position}
          aria-label={t("part", { number: position + 1 })}
          ref={(element) => {
            if (element) parts.current.set(position, element);
            else parts.current.delete(position);
          }}
          className="flex flex-col gap-3"
        >
          <PartActions
            number={position + 1}
            count={tree.parts.length}
            canNest={canNest && readSpecTree(part).join === null}
            onMove={(by) => {
              moved.current = { to: position + by, by };
              onChange(movePart(spec, position, by));
            }}
            onNest={() => onChange(replacePart(spec, position, { all: [part] }))}
            onNegate={() => onChange(replacePart(spec, position, changeJoin(part, "not")))}
            onRemove={() => onChange(removePart(spec, position))}
          />
          <SpecNode
            spec={part}
            errors={errors}
            path={joinPath(path, join, ...(join === "not" ? [] : [position]))}
            depth={depth + 1}
            onChange={(next) =>
              onChange(next === null ? removePart(spec, position) : replacePart(spec, position, next))
            }
          />
        </section>
      ))}
      {join === "not" ? null : (
        <KindSelect label={t("addPart")} onPick={(kind) => onChange(addPart(spec, { kind }))} />
      )}
    </fieldset>
  );
}
