"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { requestJoin } from "@/components/account/request-sign-in";
import { SignInForm } from "@/components/account/sign-in-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/toast";
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
        <SignInFirst token={token} variant="primary">
          {t("signIn")}
        </SignInFirst>
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
        <div className="mt-4">
          <SignInFirst token={token} variant="quiet">
            {t("haveAccount")}
          </SignInFirst>
        </div>
      ) : null}
    </>
  );
}

type SignInFirstProps = { token: string; variant: "primary" | "quiet"; children: ReactNode };

/** Signs in by whatever way the instance offers, with the link in hand, and comes back to the invitation. */
function SignInFirst({ token, variant, children }: SignInFirstProps) {
  const t = useTranslations("auth.invite");
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (await requestJoin(token)) {
      window.location.assign(`/sign-in?next=${encodeURIComponent(`/invite/${token}`)}`);
      return;
    }
    setLeaving(false);
    toastError(t("signInFailed"));
  }

  return (
    <Button variant={variant} size="large" pending={leaving} onClick={() => void leave()}>
      {children}
    </Button>
  );
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
