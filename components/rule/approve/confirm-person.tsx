"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SkeletonLines } from "@/components/ui/skeleton";
import { signOut } from "@/lib/auth/sign-out";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

/** The person proves again who they are; what they were about to do goes on by itself. */
export function ConfirmPerson({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations("rule.confirm");
  const trpc = useTRPC();
  const [password, setPassword] = useState("");
  const ways = useQuery(trpc.account.signInWays.queryOptions());
  const confirm = useMutation(trpc.account.confirmPassword.mutationOptions({ onSuccess: onConfirmed }));
  const failure = confirm.error ? readCallFailure(confirm.error) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate({ password });
  }

  if (ways.isPending) return <SkeletonLines count={3} />;
  if (ways.data?.hasPassword === false) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="measure">{t("noPassword")}</p>
        <Button variant="primary" onClick={() => void signOut()}>
          {t("signInAgain")}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="measure">{t("why")}</p>
      <Field
        label={t("password")}
        error={failure ? (failure.fieldErrors.password?.[0] ?? failure.message) : undefined}
      >
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="self-end" pending={confirm.isPending}>
        {t("submit")}
      </Button>
    </form>
  );
}
