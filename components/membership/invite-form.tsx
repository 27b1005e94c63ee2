"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { createInvitationInputSchema, OPEN_LINK_ROLES } from "@/core/invitation/schema";
import { applyCallFailure } from "@/lib/forms/apply-call-failure";
import { useTRPC } from "@/lib/trpc/client";
import type { MadeInvitation } from "./invitation-link";

const INVITABLE = ["admin", "editor", "member", "viewer"] as const;

type InviteFormProps = {
  id: string;
  projectSlug: string;
  onInvited: (made: MadeInvitation) => void;
};

/** Bound to an address unless an open link is asked for, which gives less. */
export function InviteForm({ id, projectSlug, onInvited }: InviteFormProps) {
  const t = useTranslations("members");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(trpc.invitation.create.mutationOptions());
  const form = useForm({
    resolver: zodResolver(createInvitationInputSchema),
    defaultValues: { email: "" as string | null, role: "member" },
  });
  const { errors } = form.formState;
  const isOpen = form.watch("email") === null;

  const submit = form.handleSubmit(async (invitation) => {
    try {
      const created = await create.mutateAsync({ projectSlug, ...invitation });
      onInvited(created);
      await queryClient.invalidateQueries({ queryKey: trpc.invitation.pathKey() });
    } catch (error) {
      applyCallFailure(form, error);
    }
  });

  function choose(kind: "bound" | "open") {
    form.clearErrors();
    form.setValue("email", kind === "open" ? null : "");
    if (kind === "open") form.setValue("role", "member");
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root ? (
        <Alert tone="mark" live>
          {errors.root.message}
        </Alert>
      ) : null}
      <SegmentedControl
        aria-label={t("invite.kind")}
        value={isOpen ? "open" : "bound"}
        onValueChange={choose}
        segments={[
          { value: "bound", label: t("invite.bound") },
          { value: "open", label: t("invite.openLink") },
        ]}
      />
      {isOpen ? (
        <p className="measure text-ink-muted text-sm">{t("invite.openHelp")}</p>
      ) : (
        <Field label={t("invite.email")} description={t("invite.emailHelp")} error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
      )}
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Field label={t("columns.role")} error={errors.role?.message}>
            <Select
              value={field.value ?? "member"}
              onValueChange={field.onChange}
              options={INVITABLE.filter((role) => !isOpen || OPEN_LINK_ROLES.includes(role)).map((role) => ({
                value: role,
                label: t(`roles.${role}.label`),
                description: t(`roles.${role}.help`),
              }))}
            />
          </Field>
        )}
      />
    </form>
  );
}
