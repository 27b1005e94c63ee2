"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { RuleDetail } from "@/core/rule/output";
import { FILE_OPS, type FileOp, type Trial } from "./run-trial";
import { trialKinds } from "./trial-kinds";
import { TrialResult } from "./trial-result";
import { useTrial } from "./use-trial";

/** Paste what an agent might do; the verdict comes from the code that runs at the hooks. */
export function TryItBox({ rule }: { rule: RuleDetail }) {
  const t = useTranslations("rule.tryIt");
  const offered = trialKinds(rule.content.verifier);
  const [chosen, setChosen] = useState<Trial["kind"] | null>(null);
  const [command, setCommand] = useState("");
  const [path, setPath] = useState("");
  const [op, setOp] = useState<FileOp>("create");
  const [text, setText] = useState("");
  const [earlier, setEarlier] = useState("");
  const kind = chosen ?? offered.kinds[0] ?? "command";
  const trial = readTrial({ kind, command, path, op, text, earlier: offered.looksBack ? earlier : "" });
  const verdict = useTrial(rule, trial);

  if (rule.content.verifier === null) return <p className="measure text-ink-muted">{t("reminderOnly")}</p>;
  return (
    <div className="flex flex-col gap-3">
      {offered.kinds.length > 1 ? (
        <SegmentedControl
          aria-label={t("what")}
          size="small"
          className="self-start"
          value={kind}
          onValueChange={setChosen}
          segments={offered.kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      ) : null}
      {kind === "command" ? (
        <Field label={t("command")} labelHidden>
          <Textarea
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            className="min-h-9 font-mono text-sm"
            placeholder={t("commandPlaceholder")}
            value={command}
            onChange={(event) => setCommand(event.target.value)}
          />
        </Field>
      ) : null}
      {kind === "file" ? (
        <>
          <div className="flex gap-2">
            <Select
              aria-label={t("op")}
              className="w-32 shrink-0"
              value={op}
              onValueChange={setOp}
              options={FILE_OPS.map((value) => ({ value, label: t(`ops.${value}`) }))}
            />
            <Field label={t("path")} labelHidden className="flex-1">
              <Input
                spellCheck={false}
                autoCapitalize="off"
                className="font-mono text-sm"
                placeholder={t("pathPlaceholder")}
                value={path}
                onChange={(event) => setPath(event.target.value)}
              />
            </Field>
          </div>
          {op === "create" || op === "modify" ? (
            <Field label={t("text")}>
              <Textarea
                rows={3}
                spellCheck={false}
                className="font-mono text-sm"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          ) : null}
        </>
      ) : null}
      {offered.looksBack ? (
        <Field label={t("earlier")} description={t("earlierHelp")}>
          <Textarea
            rows={2}
            spellCheck={false}
            className="font-mono text-sm"
            placeholder={t("earlierPlaceholder")}
            value={earlier}
            onChange={(event) => setEarlier(event.target.value)}
          />
        </Field>
      ) : null}
      <TrialResult verdict={verdict} />
    </div>
  );
}

type Typed = {
  kind: Trial["kind"];
  command: string;
  path: string;
  op: FileOp;
  text: string;
  earlier: string;
};

/** Null while there is nothing to judge. */
function readTrial({ kind, command, path, op, text, earlier }: Typed): Trial | null {
  if (kind === "finish") return { kind, earlier };
  if (kind === "command") return command.trim() === "" ? null : { kind, command, earlier };
  return path.trim() === "" ? null : { kind, path: path.trim().replace(/^\.?\//, ""), op, text, earlier };
}
