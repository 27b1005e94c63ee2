"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";
import type { VerifierSpec } from "@/core/rule/schema";
import { classNames } from "@/lib/class-names";

/** The check as the client stores it, for those who ask. */
export function RawCheck({ verifier }: { verifier: VerifierSpec }) {
  const t = useTranslations("rule.does");
  const [open, setOpen] = useState(false);
  const text = open ? JSON.stringify(verifier, null, 2) : "";
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-2"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight
          className={classNames("transition-transform", open && "rotate-90")}
          aria-hidden="true"
        />
        {t("raw")}
      </Button>
      {open ? (
        <CodeBlock label={t("rawLabel")} action={<CopyButton text={text} />} className="mt-1">
          {text}
        </CodeBlock>
      ) : null}
    </div>
  );
}
