"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SignInForm } from "@/components/account/sign-in-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { TextLink } from "@/components/ui/text-link";
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
  if (signedInAs && (email === null || signedInAs === email)) {
    return <AcceptButton token={token} projectSlug={preview.projectSlug} signedInAs={signedInAs} />;
  }
  if (signedInAs && email !== null) {
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
  if (!preview.allowsPassword) {
    return (
      <>
        <p className="mb-4">{t("providerFirst")}</p>
        <ButtonLink href={signInFirst(token)} variant="primary" size="large">
          {t("signIn")}
        </ButtonLink>
      </>
    );
  }
  if (hasAccount && email !== null) {
    return (
      <>
        <p className="mb-4">{t("signInFirst")}</p>
        <SignInForm email={email} onSignedIn={() => window.location.reload()} />
      </>
    );
  }
  return (
    <>
      <JoinForm token={token} preview={preview} />
      {email === null ? (
        <p className="mt-4">
          <TextLink href={signInFirst(token)}>{t("haveAccount")}</TextLink>
        </p>
      ) : null}
    </>
  );
}

/** Signs in by whatever way the instance offers, and comes back to the invitation. */
function signInFirst(token: string): string {
  return `/sign-in?next=${encodeURIComponent(`/invite/${token}`)}`;
}

type AcceptButtonProps = { token: string; projectSlug: string; signedInAs: string };

function AcceptButton({ token, projectSlug, signedInAs }: AcceptButtonProps) {
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
      <p className="mt-2 text-ink-muted text-sm">{t("acceptAs", { email: signedInAs })}</p>
    </>
  );
}
