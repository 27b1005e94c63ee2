import type { ProviderId } from "@/core/account/identity";
import { env } from "@/env";

type Configured = { id: ProviderId; name: string };

/** Sign-in providers that the environment configures, in the order of their buttons. */
export function configuredProviders(): Configured[] {
  const all: (Configured & { isOn: boolean })[] = [
    {
      id: "oidc",
      name: env.OIDC_NAME ?? "single sign-on",
      isOn: hasAll(env.OIDC_ISSUER, env.OIDC_ID, env.OIDC_SECRET),
    },
    { id: "github", name: "GitHub", isOn: hasAll(env.GITHUB_ID, env.GITHUB_SECRET) },
    { id: "google", name: "Google", isOn: hasAll(env.GOOGLE_ID, env.GOOGLE_SECRET) },
  ];
  return all.filter(({ isOn }) => isOn).map(({ id, name }) => ({ id, name }));
}

function hasAll(...values: (string | undefined)[]): boolean {
  return values.every((value) => value !== undefined);
}
