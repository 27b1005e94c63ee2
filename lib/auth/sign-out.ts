/** Ends this browser's session and goes to the sign-in page; a full load drops all cached data. */
export async function signOut(): Promise<void> {
  const answer = await fetch("/api/auth/csrf");
  const { csrfToken }: { csrfToken: string } = await answer.json();
  await fetch("/api/auth/signout", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, callbackUrl: "/sign-in", json: "true" }),
  });
  window.location.assign("/sign-in");
}
