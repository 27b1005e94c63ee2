"use client";

import { SetupForm } from "@/components/account/setup-form";

export function SetupClient() {
  return <SetupForm onDone={(signedIn) => window.location.assign(signedIn ? "/onboarding" : "/sign-in")} />;
}
