import { HeedError } from "../../core/errors";
import type { env as Environment } from "../../env";

type SignInSettings = Pick<
  typeof Environment,
  | "HEED_PASSWORD_SIGN_IN"
  | "HEED_MAGIC_LINK"
  | "HEED_SMTP_URL"
  | "HEED_GITHUB_ORGANISATIONS"
  | "GITHUB_ID"
  | "GITHUB_SECRET"
  | "GOOGLE_ID"
  | "GOOGLE_SECRET"
  | "OIDC_ISSUER"
  | "OIDC_ID"
  | "OIDC_SECRET"
>;

const GROUPS = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["OIDC_ISSUER", "OIDC_ID", "OIDC_SECRET"],
] as const satisfies readonly (readonly (keyof SignInSettings)[])[];

/**
 * Refuses to start a server that nobody could sign in to, or whose operator believes that a provider is
 * configured which is not (trust.md section 6).
 * @throws PRECONDITION with what to set
 */
export function assertSignInPossible(settings: SignInSettings): void {
  for (const group of GROUPS) {
    const missing = group.filter((name) => settings[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      throw refuse(`Set ${missing.join(" and ")}, too: of ${group.join(", ")} only some are set.`);
    }
  }
  if (settings.HEED_MAGIC_LINK && settings.HEED_SMTP_URL === undefined) {
    throw refuse("HEED_MAGIC_LINK needs HEED_SMTP_URL: a link to sign in is sent by mail.");
  }
  if (settings.HEED_GITHUB_ORGANISATIONS.length > 0 && settings.GITHUB_ID === undefined) {
    throw refuse("HEED_GITHUB_ORGANISATIONS needs GITHUB_ID and GITHUB_SECRET.");
  }
  const hasProvider = GROUPS.some(([first]) => settings[first] !== undefined);
  if (settings.HEED_PASSWORD_SIGN_IN || hasProvider || settings.HEED_MAGIC_LINK) return;
  throw refuse(
    "HEED_PASSWORD_SIGN_IN=false leaves no way to sign in. Set OIDC_ISSUER, OIDC_ID and OIDC_SECRET (or GitHub, Google or HEED_MAGIC_LINK), or leave passwords on.",
  );
}

function refuse(message: string): HeedError {
  return new HeedError("PRECONDITION", message);
}
