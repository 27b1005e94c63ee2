"use client";

import { useLocale, useTranslations } from "next-intl";

/** The name of a language by its code, in the language of the page: “de” is “German”. */
export function useLanguageName(): (language: string) => string {
  const t = useTranslations("statistics");
  const names = new Intl.DisplayNames([useLocale()], { type: "language", fallback: "code" });
  return (language) =>
    language === "und" || !/^[a-z]{2,3}$/.test(language)
      ? t("unknownLanguage")
      : (names.of(language) ?? language);
}
