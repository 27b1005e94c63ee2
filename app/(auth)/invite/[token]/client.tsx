"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AcceptInvitation } from "@/components/membership/accept-invitation";
import { JoinConflicts } from "@/components/membership/join-conflicts";
import { VisibilityTable } from "@/components/membership/visibility-table";
import { Alert } from "@/components/ui/alert";
import { SkeletonLines } from "@/components/ui/skeleton";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";

export function InviteClient({ token }: { token: string }) {
  const t = useTranslations("auth.invite");
  const tMembers = useTranslations("members");
  const trpc = useTRPC();
  const preview = useQuery(trpc.invitation.preview.queryOptions({ token }));

  if (preview.isPending) return <SkeletonLines count={5} />;
  if (preview.isError) {
    const { code, message } = readCallFailure(preview.error);
    return (
      <>
        <h1 className="mb-6 font-medium text-2xl">{t("title")}</h1>
        <Alert tone="warn" title={code === "NOT_FOUND" ? t("goneTitle") : undefined}>
          {code === "NOT_FOUND" ? t("gone") : message}
        </Alert>
      </>
    );
  }
  const { projectName, invitedBy, role, email } = preview.data;
  return (
    <>
      <h1 className="font-medium text-2xl">{t("joinTitle", { project: projectName })}</h1>
      <p className="measure mt-2 mb-6 text-ink-muted">
        {email === null
          ? t("openDescription", { invitedBy, role: tMembers(`roles.${role}.label`) })
          : t("description", { invitedBy, role: tMembers(`roles.${role}.label`), email })}
      </p>
      <h2 className="mb-2 font-medium text-lg">{t("visibilityTitle")}</h2>
      {/* Wider than the column, so that a sentence is a line and the form stays in sight. */}
      <div className="md:-mx-36">
        <VisibilityTable />
      </div>
      {preview.data.signedInAs ? <JoinConflicts token={token} /> : null}
      <div className="mt-8">
        <AcceptInvitation token={token} preview={preview.data} />
      </div>
    </>
  );
}
