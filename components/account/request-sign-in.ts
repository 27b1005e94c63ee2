import type { ProviderId } from "@/core/account/identity";

/** `ended`: a mailed link that was used or has expired. `off`: passwords are switched off. */
export type SignInOutcome = "ok" | "wrong" | "limited" | "ended" | "off" | "failed";

const OUTCOMES: Record<string, SignInOutcome> = {
  CredentialsSignin: "wrong",
  LIMIT: "limited",
  NOT_FOUND: "ended",
  FORBIDDEN: "off",
};

/** Signs this browser in. One answer for every wrong pair: nobody learns which addresses exist. */
export function requestSignIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  return post("credentials", credentials);
}

/** Signs this browser in by the secret of a mailed link. */
export function requestLinkSignIn(link: { email: string; token: string }): Promise<SignInOutcome> {
  return post("link", link);
}

/**
 * Leaves for a provider's page.
 * @param options.fresh asks the provider for a new proof, where it can do that
 * @returns false when the server could not be reached; the page stays
 */
export async function goToProvider(
  provider: ProviderId,
  { callbackUrl, fresh = false }: { callbackUrl: string; fresh?: boolean },
): Promise<boolean> {
  try {
    const response = await fetch(`/api/auth/signin/${provider}${fresh ? "?prompt=login" : ""}`, {
      method: "POST",
      body: new URLSearchParams({ callbackUrl, csrfToken: await readCsrfToken(), json: "true" }),
    });
    const { url }: { url?: string } = await response.json();
    if (!response.ok || !url) return false;
    window.location.assign(url);
    return true;
  } catch {
    return false;
  }
}

/** Says that the provider's next answer is to be linked. `stale`: the person has to prove who they are first. */
export async function requestLink(provider: ProviderId): Promise<"ok" | "stale" | "failed"> {
  try {
    const response = await fetch(`/api/auth/link/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (response.ok) return "ok";
    return response.status === 412 ? "stale" : "failed";
  } catch {
    return "failed";
  }
}

/** Says by which open invitation link this browser came, so that a provider's answer may make an account. */
export async function requestJoin(token: string): Promise<boolean> {
  try {
    const body = JSON.stringify({ token });
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/auth/join", { method: "POST", headers, body })).ok;
  } catch {
    return false;
  }
}

async function post(door: "credentials" | "link", secrets: Record<string, string>): Promise<SignInOutcome> {
  try {
    const csrfToken = await readCsrfToken();
    const response = await fetch(`/api/auth/callback/${door}`, {
      method: "POST",
      body: new URLSearchParams({ ...secrets, csrfToken, json: "true" }),
    });
    const answer: { url?: string } = await response.json();
    const parameters = new URL(answer.url ?? "", window.location.origin).searchParams;
    const reason = parameters.get("error");
    if (response.ok && reason === null && !parameters.has("csrf")) return "ok";
    return OUTCOMES[reason ?? ""] ?? "failed";
  } catch {
    return "failed";
  }
}

async function readCsrfToken(): Promise<string> {
  const { csrfToken }: { csrfToken: string } = await (await fetch("/api/auth/csrf")).json();
  return csrfToken;
}
