/** A host that nobody has: tells whether a wish leaves this server. */
const NOWHERE = "http://heed.invalid";

/**
 * Where to go after signing in: a path of this server, never another site. The wish is read as a browser
 * reads it, which drops tabs and line breaks and takes a backslash for a slash.
 * @param ownOrigin an address that begins with it counts as a path, too
 */
export function nextPath(wish: string | null | undefined, ownOrigin?: string): string {
  if (typeof wish !== "string" || !URL.canParse(wish, NOWHERE)) return "/";
  const { origin, pathname, search, hash } = new URL(wish, NOWHERE);
  const isOwn = origin === NOWHERE ? wish.startsWith("/") : origin === ownOrigin;
  // A path that begins with two slashes would be another site when it is used.
  return isOwn && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : "/";
}
