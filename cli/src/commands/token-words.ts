import type { ServerEntry } from "../state/config";

const DAY_MS = 24 * 60 * 60 * 1000;
/** From so many days before the end the person is told. */
const SOON_DAYS = 14;

/** Kind, scopes and what ends the token, in one line. */
export function tokenLine({ service, scopes, expiresAt, signInDueAt }: ServerEntry): string {
  const kind = service ? "service token (automation, sends no events)" : "personal token";
  const ends = [
    ...(signInDueAt ? [`sign in to the web application by ${signInDueAt.slice(0, 10)}`] : []),
    ...(expiresAt ? [`expires ${expiresAt.slice(0, 10)}`] : []),
  ];
  return [`${kind}, scopes ${scopes.join(" ") || "none"}`, ...ends].join("; ");
}

/** What the person has to do soon so that the token goes on working; null when there is time. */
export function tokenWarning({ expiresAt, signInDueAt }: ServerEntry, now: number): string | null {
  if (signInDueAt && isSoon(signInDueAt, now))
    return `Sign in to the web application by ${signInDueAt.slice(0, 10)}, or this machine's token rests.`;
  if (expiresAt && isSoon(expiresAt, now))
    return `The token ends on ${expiresAt.slice(0, 10)}: run heed login.`;
  return null;
}

function isSoon(moment: string, now: number): boolean {
  return Date.parse(moment) - now < SOON_DAYS * DAY_MS;
}
