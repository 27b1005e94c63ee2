"use client";

import { SignInForm } from "@/components/account/sign-in-form";

export function SignInClient({ next }: { next: string }) {
  // A full load: nothing that was cached for somebody else stays.
  return <SignInForm onSignedIn={() => window.location.assign(next)} />;
}
