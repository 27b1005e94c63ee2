"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FieldDiff } from "@/components/common/diff-view/field-diff";
import { Button } from "@/components/ui/button";
import type { RuleVersionView } from "@/core/rule/output";
import type { RuleContent } from "@/core/rule/schema";
import { useVersionDiff } from "../versions/use-version-diff";

type StaleNoticeProps = {
  current: RuleVersionView;
  mine: RuleContent;
  pending: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody saved in between: what is there now beside what one wanted, and the choice. */
export function StaleNotice({ current, mine, pending, onSaveMine, onTakeTheirs }: StaleNoticeProps) {
  const t = useTranslations("rule.stale");
  const fields = useVersionDiff(current.content, mine);
  const notice = useRef<HTMLElement>(null);
  // The button that led here stands at the other end of a long form.
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section
      ref={notice}
      role="alert"
      className="mb-6 flex flex-col gap-3 rounded-md border border-warn bg-warn-wash p-4"
    >
      <h3 className="font-medium">{t("title", { name: current.authorName, version: current.version })}</h3>
      <p className="measure">{t("body")}</p>
      <div className="rounded-md bg-paper p-3">
        <FieldDiff fields={fields} beforeLabel={t("theirs")} afterLabel={t("mine")} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={onSaveMine}>
          {t("saveMine", { version: current.version + 1 })}
        </Button>
        <Button disabled={pending} onClick={onTakeTheirs}>
          {t("takeTheirs")}
        </Button>
      </div>
    </section>
  );
}
