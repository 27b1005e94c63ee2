"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";

/** Words for what the audit stores as keys; a key that has none yet is shown as it is. */
export function useAuditWords() {
  const t = useTranslations("audit");
  return useMemo(() => {
    const wordOr = (key: string, fallback: string) => (t.has(key) ? t(key) : fallback);
    return {
      action: (action: string) => wordOr(`actions.${action}`, action),
      entity: (entity: string) => wordOr(`entities.${entity}`, entity),
      field: (field: string) => wordOr(`fields.${field}`, field),
    };
  }, [t]);
}
