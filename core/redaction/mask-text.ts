import { maskAssignments } from "./assignment";
import { mayHoldSecret } from "./may-hold-secret";
import { SECRET_PATTERNS, type SecretPattern } from "./patterns";
import { maskPrivateKeys } from "./private-key";

export type MaskedText = {
  text: string;
  /** How many secrets were replaced. */
  count: number;
};

/** What stands where a secret of a kind stood. */
export function maskOf(kind: string): string {
  return `[redacted:${kind}]`;
}

/**
 * Replaces secrets in a text by `[redacted:<kind>]`; masking a masked text changes nothing. Time is linear
 * in the length. Client and server use this one function (trust.md section 1).
 * @param text any text of an event
 * @returns the masked text and the number of secrets
 */
export function maskText(text: string): MaskedText {
  const { text: masked, secrets } = maskSecrets(text);
  return { text: masked, count: secrets.length };
}

/** As `maskText`, with the secrets themselves: for other forms of the same text, such as the words of a command. */
export function maskSecrets(text: string): { text: string; secrets: string[] } {
  return mayHoldSecret(text) ? maskByTable(text) : { text, secrets: [] };
}

/** As `maskSecrets`, step by step and without the look beforehand. */
export function maskByTable(text: string): { text: string; secrets: string[] } {
  const keys = maskPrivateKeys(text, maskOf("private_key"));
  let masked = keys.text;
  const secrets = [...keys.secrets];
  for (const pattern of SECRET_PATTERNS) {
    if (!pattern.hints.some((hint) => masked.includes(hint))) continue;
    const step = maskPattern(masked, pattern);
    masked = step.text;
    secrets.push(...step.secrets);
  }
  const assigned = maskAssignments(masked, maskOf("value"));
  return { text: assigned.text, secrets: [...secrets, ...assigned.secrets] };
}

function maskPattern(text: string, pattern: SecretPattern): { text: string; secrets: string[] } {
  const secrets: string[] = [];
  const mask = maskOf(pattern.kind);
  const masked = text.replace(pattern.regex, (match: string, ...rest: unknown[]) => {
    const secret = secretGroup(rest);
    if ((secret ?? match).startsWith("[redacted")) return match;
    secrets.push(secret ?? match);
    if (secret === undefined) return mask;
    const at = match.lastIndexOf(secret);
    return `${match.slice(0, at)}${mask}${match.slice(at + secret.length)}`;
  });
  return { text: masked, secrets };
}

function secretGroup(rest: unknown[]): string | undefined {
  const groups = rest.at(-1);
  if (typeof groups !== "object" || groups === null) return undefined;
  const secret: unknown = Reflect.get(groups, "secret");
  return typeof secret === "string" ? secret : undefined;
}
