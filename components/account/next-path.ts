/** Where to go after signing in: a path of this server, never another site. */
export function nextPath(wish: string | null | undefined): string {
  const isLocal = typeof wish === "string" && /^\/(?![/\\])/.test(wish);
  return isLocal ? wish : "/";
}
