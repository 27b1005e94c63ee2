import { milderMode, strictestMode } from "./mode-order";
import type { EnforcementMode } from "./schema";

/** One version of a shared rule with the approvals that were given to it. */
export type VersionForConsent = {
  version: number;
  contentHash: string;
  /** Who wrote it; null for a former member. */
  authorId: string | null;
  approvals: readonly { approverId: string; contentHash: string; mode: EnforcementMode }[];
};

/** What two people agreed on about one content: who the second ones are, and up to which mode. */
export type Consent = { approverIds: string[]; mode: EnforcementMode };

export type RuleForConsent = {
  /** Who proposed it. */
  ownerId: string;
  mode: EnforcementMode;
  /** Newest first. */
  versions: readonly VersionForConsent[];
};

/** What is told to one person's agents. */
export type Delivered<TVersion> = { version: TVersion; mode: EnforcementMode; approverIds: string[] };

/**
 * Who may not approve the newest content: who proposed the rule, who wrote the newest version, and who was the first
 * to write its content, since a restore or another mode makes somebody else's text a new version.
 */
export function authorsOf({ ownerId, versions }: Pick<RuleForConsent, "ownerId" | "versions">): string[] {
  const newest = versions[0];
  if (!newest) return [ownerId];
  const first = versions.findLast(({ contentHash }) => contentHash === newest.contentHash);
  return [ownerId, newest.authorId, first?.authorId].filter((id) => typeof id === "string");
}

/**
 * Approvals by content (trust.md section 5): one counts when it was given for exactly the content of its version, by
 * somebody who neither wrote that version or first wrote its content nor proposed the rule. Equal content that comes
 * back keeps its consent.
 */
export function consentsOf({ ownerId, versions }: Pick<RuleForConsent, "ownerId" | "versions">) {
  const consents = new Map<string, Consent>();
  for (const [position, { contentHash, approvals }] of versions.entries()) {
    const authors = authorsOf({ ownerId, versions: versions.slice(position) });
    const valid = approvals.filter(
      (approval) => approval.contentHash === contentHash && !authors.includes(approval.approverId),
    );
    if (valid.length === 0) continue;
    const known = consents.get(contentHash);
    const modes = valid.map(({ mode }) => mode);
    consents.set(contentHash, {
      approverIds: [
        ...new Set([...(known?.approverIds ?? []), ...valid.map(({ approverId }) => approverId)]),
      ],
      mode: strictestMode(known ? [known.mode, ...modes] : modes) ?? "observe",
    });
  }
  return consents;
}

/**
 * The version of a shared rule that counts for one person, and how strictly: what two people agreed on, for
 * everybody; where they agreed on nothing yet, an author's own words for the author only. Alone in a project a
 * person's own newest version counts (trust.md section 5).
 * @returns null when nothing of it may be told to this person's agents
 */
export function deliveredTo<TVersion extends VersionForConsent>(
  rule: Omit<RuleForConsent, "versions"> & { versions: readonly TVersion[] },
  { personId, alone }: { personId: string; alone: boolean },
): Delivered<TVersion> | null {
  const consents = consentsOf(rule);
  const isOwn = (version: TVersion) => version.authorId === personId;
  const agreed = rule.versions.find(({ contentHash }) => consents.has(contentHash));
  const own = rule.versions.find(isOwn);
  const ownFirst = alone && own && (!agreed || own.version > agreed.version);
  const version = ownFirst ? own : (agreed ?? own);
  if (!version) return null;
  const consent = consents.get(version.contentHash);
  // Whoever is alone, or reads only their own words, sets the mode for nobody else.
  const isTheirs = isOwn(version) && (alone || !consent);
  if (isTheirs) return { version, mode: rule.mode, approverIds: consent?.approverIds ?? [] };
  if (!consent) return null;
  return { version, mode: milderMode(rule.mode, consent.mode), approverIds: consent.approverIds };
}

/** Whether a second person still has to agree: to the newest content, or to the mode that is asked for. */
export function needsConsent(rule: RuleForConsent): boolean {
  const newest = rule.versions[0];
  const consent = newest && consentsOf(rule).get(newest.contentHash);
  return !consent || milderMode(rule.mode, consent.mode) !== rule.mode;
}
