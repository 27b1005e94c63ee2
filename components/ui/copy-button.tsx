"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button";
import { toastError } from "./toast";

const SHOWN_MS = 2_000;

type CopyButtonProps = Omit<ButtonProps, "onClick" | "children"> & {
  text: string;
  /** Word on the button; icon only when left out. */
  label?: string;
};

export function CopyButton({ text, label, variant = "quiet", size, ...props }: CopyButtonProps) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toastError(t("copyFailed"), { description: t("copyFailedHint") });
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={variant}
      size={size ?? (label ? "small" : "icon-small")}
      aria-label={label ? undefined : t("copy")}
      onClick={copy}
      {...props}
    >
      <Icon aria-hidden="true" />
      {label ? <span>{copied ? t("copied") : label}</span> : null}
      <span role="status" className="sr-only">
        {copied && !label ? t("copied") : null}
      </span>
    </Button>
  );
}
