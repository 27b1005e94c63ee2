"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SignInForm } from "@/components/account/sign-in-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { InvitationPreview } from "@/core/invitation/schema";
import { signOut } from "@/lib/auth/sign-out";
import { projectPath } from "@/lib/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { readCallFailure } from "@/lib/trpc/error";
import { JoinForm } from "./join-form";

type AcceptInvitationProps = { token: string; preview: InvitationPreview };

/** The way in that fits: a click, a sign-in first, another person, or a new account. */
export function AcceptInvitation({ token, preview }: AcceptInvitationProps) {
  const t = useTranslations("auth.invite");
  const { email, signedInAs, hasAccount } = preview;
  if (signedInAs === email) return <AcceptButton token={token} projectSlug={preview.projectSlug} />;
  if (signedInAs) {
    return (
      <Alert
        tone="warn"
        title={t("otherPersonTitle", { signedInAs })}
        action={<Button onClick={() => void signOut()}>{t("signOut")}</Button>}
      >
        {t("otherPerson", { email })}
      </Alert>
    );
  }
  if (!hasAccount) return <JoinForm token={token} preview={preview} />;
  return (
    <>
      <p className="mb-4">{t("signInFirst")}</p>
      <SignInForm email={email} onSignedIn={() => window.location.reload()} />
    </>
  );
}

function AcceptButton({ token, projectSlug }: { token: string; projectSlug: string }) {
  const t = useTranslations("auth.invite");
  const trpc = useTRPC();
  const accept = useMutation(
    trpc.invitation.accept.mutationOptions({
      onSuccess: () => window.location.assign(projectPath(projectSlug)),
    }),
  );
  return (
    <>
      {accept.isError ? (
        <Alert tone="mark" live className="mb-4">
          {readCallFailure(accept.error).message}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="large"
        pending={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate({ token })}
      >
        {t("accept")}
      </Button>
    </>
  );
}
