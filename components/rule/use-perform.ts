"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { toastDone, toastError } from "@/components/ui/toast";
import { readCallFailure } from "@/lib/trpc/error";
import { useRenewRules } from "./use-renew-rules";

export type Deed<TResult> = {
  call: () => Promise<TResult>;
  /** What happened, for the notice. */
  done: string | ((result: TResult) => string);
  undo?: (result: TResult) => Promise<unknown>;
  /** What did not happen. */
  failed?: string;
};

/** Does something to rules: renews what shows them, says so, and offers the way back. */
export function usePerform() {
  const t = useTranslations("rule");
  const renew = useRenewRules();
  const [pending, setPending] = useState(false);

  async function perform<TResult>({ call, done, undo, failed }: Deed<TResult>): Promise<TResult | null> {
    setPending(true);
    try {
      const result = await call();
      await renew();
      toastDone(typeof done === "string" ? done : done(result), {
        undo: undo ? { label: t("undo"), onUndo: () => void takeBack(() => undo(result)) } : undefined,
      });
      return result;
    } catch (error) {
      toastError(failed ?? t("failed"), { description: readCallFailure(error).message });
      return null;
    } finally {
      setPending(false);
    }
  }

  async function takeBack(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
      await renew();
      toastDone(t("undone"));
    } catch (error) {
      toastError(t("undoFailed"), { description: readCallFailure(error).message });
    }
  }

  return { perform, pending };
}
