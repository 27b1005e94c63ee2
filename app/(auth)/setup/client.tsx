"use client";

import { SetupForm } from "@/components/account/setup-form";

export function SetupClient() {
  return <SetupForm onDone={(signedIn) => window.location.assign(signedIn ? "/projects/new" : "/sign-in")} />;
}
