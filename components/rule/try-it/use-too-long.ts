"use client";

import { useTranslations } from "next-intl";

/**
 * Words for a text above its limit, which is said and not judged: a text that was cut would pass for what was behind
 * the cut. Undefined within the limit.
 */
export function useTooLong(): (text: string, limit: number) => string | undefined {
  const t = useTranslations("trial");
  return (text, limit) => (text.length > limit ? t("tooLong", { limit, length: text.length }) : undefined);
}
