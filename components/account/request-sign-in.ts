export type SignInOutcome = "ok" | "wrong" | "limited" | "failed";

/** Signs this browser in. One answer for every wrong pair: nobody learns which addresses exist. */
export async function requestSignIn(credentials: {
  email: string;
  password: string;
}): Promise<SignInOutcome> {
  try {
    const { csrfToken }: { csrfToken: string } = await (await fetch("/api/auth/csrf")).json();
    const response = await fetch("/api/auth/callback/credentials", {
      method: "POST",
      body: new URLSearchParams({ ...credentials, csrfToken, json: "true" }),
    });
    const answer: { url?: string } = await response.json();
    const parameters = new URL(answer.url ?? "", window.location.origin).searchParams;
    const reason = parameters.get("error");
    if (response.ok && reason === null && !parameters.has("csrf")) return "ok";
    if (reason === "CredentialsSignin") return "wrong";
    return reason === "LIMIT" ? "limited" : "failed";
  } catch {
    return "failed";
  }
}
