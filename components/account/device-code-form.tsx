"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type DeviceLoginDetail, normaliseUserCode, USER_CODE_LENGTH } from "@/core/device/schema";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** The code from the terminal, typed by the person and never filled in for them. */
export function DeviceCodeForm({ onFound }: { onFound: (login: DeviceLoginDetail) => void }) {
  const t = useTranslations("auth.device");
  const trpc = useTRPC();
  const [typed, setTyped] = useState("");
  const find = useMutation(trpc.device.find.mutationOptions({ onSuccess: onFound }));
  const isComplete = normaliseUserCode(typed).length === USER_CODE_LENGTH;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) find.mutate({ userCode: typed });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t("code")} description={t("codeHelp")} error={messageOf(find.error, t("codeUnknown"))}>
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono text-lg uppercase tracking-widest"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" disabled={!isComplete} pending={find.isPending}>
        {t("continue")}
      </Button>
    </form>
  );
}

function messageOf(error: unknown, unknownCode: string): string | undefined {
  if (!error) return undefined;
  const { code, message } = readCallFailure(error);
  return code === "NOT_FOUND" ? unknownCode : message;
}
