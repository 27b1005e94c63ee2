"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SkeletonLines } from "@/components/ui/skeleton";
import { confirmPasswordInputSchema } from "@/core/account/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import { ProviderButtons } from "./provider-buttons";

type ConfirmIdentityDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What needs the proof; default: that this does. */
  reason?: string;
  /** What happens then, on the button; default: “Confirm”. */
  submitLabel?: string;
  /** Parameters of the address that open again what was open here, for who comes back from a provider. */
  reopen?: Record<string, string>;
  /** Called once this session has a fresh proof by password; after a provider the page loads anew. */
  onConfirmed: () => void;
};

/** A fresh proof of who sits here (trust.md section 5): by password, or by a provider for who has none. */
export function ConfirmIdentityDialog({
  open,
  onOpenChange,
  reason,
  submitLabel,
  reopen,
  onConfirmed,
}: ConfirmIdentityDialogProps) {
  const t = useTranslations("account.confirm");
  const trpc = useTRPC();
  const back = useReturnPath(reopen);
  const formId = useId();
  const ways = useQuery(trpc.account.signInWays.queryOptions(undefined, { enabled: open }));
  const options = useQuery(trpc.signIn.options.queryOptions(undefined, { enabled: open }));
  const confirm = useMutation(trpc.account.confirmPassword.mutationOptions());
  const form = useForm({
    resolver: zodResolver(confirmPasswordInputSchema),
    defaultValues: { password: "" },
  });
  const { errors } = form.formState;
  const hasPassword = ways.data?.hasPassword === true && options.data?.password === true;
  const linked = ways.data?.identities.map(({ provider }) => provider) ?? [];
  const providers = options.data?.providers.filter(({ id }) => linked.includes(id)) ?? [];
  const isKnown = ways.data !== undefined && options.data !== undefined;

  const submit = form.handleSubmit(async (input) => {
    try {
      await confirm.mutateAsync(input);
      form.reset();
      onOpenChange(false);
      onConfirmed();
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t("title")}
      description={reason ?? t("description")}
      footer={
        hasPassword ? (
          <>
            <DialogClose render={<Button>{t("cancel")}</Button>} />
            <Button type="submit" form={formId} variant="primary" pending={confirm.isPending}>
              {submitLabel ?? t("submit")}
            </Button>
          </>
        ) : null
      }
    >
      <div className="flex flex-col gap-4">
        {isKnown ? null : <SkeletonLines count={2} />}
        {hasPassword ? (
          <form id={formId} method="post" noValidate onSubmit={submit}>
            <Field label={t("password")} error={errors.password?.message ?? errors.root?.message}>
              <Input type="password" autoComplete="current-password" {...form.register("password")} />
            </Field>
          </form>
        ) : null}
        <ProviderButtons providers={providers} next={back} fresh />
        {isKnown && !hasPassword && providers.length === 0 ? <p>{t("signInAgain")}</p> : null}
      </div>
    </Dialog>
  );
}

/** This page as it is, with what has to be open. */
function useReturnPath(reopen: Record<string, string> = {}): string {
  const pathname = usePathname();
  const parameters = new URLSearchParams(useSearchParams());
  for (const [name, value] of Object.entries(reopen)) parameters.set(name, value);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
