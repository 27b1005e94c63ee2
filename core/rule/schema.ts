import { z } from "zod";
import { repositoryFileSchema } from "../delivery/repository-file";
import { hostSchema } from "../hook-event/schema";

export const LAYERS = ["personal", "project"] as const;
export const layerSchema = z.enum(LAYERS);
export type Layer = z.infer<typeof layerSchema>;

export const SCOPES = ["global", "project", "session"] as const;
export const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

export const RULE_STATUSES = ["proposed", "active", "paused", "superseded", "archived", "dismissed"] as const;
export const ruleStatusSchema = z.enum(RULE_STATUSES);
export type RuleStatus = z.infer<typeof ruleStatusSchema>;

export const MODES = ["observe", "remind", "block"] as const;
export const modeSchema = z.enum(MODES);
export type EnforcementMode = z.infer<typeof modeSchema>;

export const TIERS = ["deterministic", "semantic", "intent"] as const;
export const tierSchema = z.enum(TIERS);
export type Tier = z.infer<typeof tierSchema>;

export const SEVERITIES = ["minor", "major", "critical", "blocker"] as const;
export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;

/** What happens after the third denial of an incident (enforcement.md section 5). */
export const onExhaustedSchema = z.enum(["release", "ask", "hold"]);
export type OnExhausted = z.infer<typeof onExhaustedSchema>;

/**
 * When a rule counts, and when it must not (enforcement.md section 1). Empty lists mean “any”.
 * Paths are globs relative to the repository root.
 */
export const applicabilitySchema = z.object({
  paths: z.array(z.string().max(400)).max(50).default([]),
  exceptPaths: z.array(z.string().max(400)).max(50).default([]),
  /** A package folder of a monorepo; its acts only. */
  package: z.string().max(400).optional(),
  languages: z.array(z.string().max(40)).max(20).default([]),
  hosts: z.array(hostSchema).default([]),
  branches: z.array(z.string().max(200)).max(20).default([]),
  exceptBranches: z.array(z.string().max(200)).max(20).default([]),
  /** Words of a prompt that make the rule relevant for the task (intent rules, cards). */
  taskWords: z.array(z.string().max(80)).max(40).default([]),
  exceptTaskWords: z.array(z.string().max(80)).max(40).default([]),
  /** A condition in words that no field above can say; shown, never evaluated. */
  condition: z.string().max(300).optional(),
});
export type Applicability = z.infer<typeof applicabilitySchema>;
export const EVERYWHERE: Applicability = applicabilitySchema.parse({});

/** Claim of a wish (glossary): what resolution compares exactly. */
export const claimSchema = z.object({
  /** Subject-area key, e.g. `package-manager`, `indentation`, `push`; the key of the Family. */
  topic: z.string().min(1).max(80),
  /** What the wish is about, e.g. `npm`, `git push`, `*.ts`. */
  subject: z.string().max(200),
  polarity: z.enum(["require", "forbid"]),
  /** The wanted value where there is one, e.g. `pnpm`, `2`, `spaces`. */
  value: z.string().max(200).optional(),
  unit: z.string().max(40).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

/** One verifier or a combination of verifiers; each kind's own fields are checked by its registry entry. */
export type VerifierSpec =
  | { kind: string; [field: string]: unknown }
  | { all: VerifierSpec[] }
  | { any: VerifierSpec[] }
  | { not: VerifierSpec };

/** Statement limits of trust.md section 5: one line of at most 300 characters. */
export const statementSchema = z.string().trim().min(3).max(300);

/** Refusal of the four stages or their success (enforcement.md section 3). */
export const verificationReportSchema = z.object({
  passed: z.boolean(),
  stages: z.array(
    z.object({
      stage: z.enum(["parse", "schema", "unit", "replay"]),
      passed: z.boolean(),
      detail: z.string().max(1000),
      cases: z
        .array(
          z.object({
            text: z.string().max(1000),
            expected: z.enum(["stop", "pass"]),
            got: z.enum(["stop", "pass", "undecided"]),
            /** `person`: written by hand for this rule. */
            origin: z.enum(["observed", "synthesised", "person"]),
          }),
        )
        .default([]),
    }),
  ),
  /** What the compiler mended before the check passed, at most three times. */
  repairs: z
    .array(
      z.object({
        stage: z.enum(["parse", "schema", "unit", "replay"]),
        problem: z.string().max(1000),
        change: z.string().max(1000),
      }),
    )
    .max(3)
    .optional(),
  /** True when the check catches the very act that was corrected: only then a rule may block by itself. */
  replayAgreement: z.boolean(),
});
export type VerificationReport = z.infer<typeof verificationReportSchema>;

export const backtestReportSchema = z.object({
  passed: z.boolean(),
  /** Stored actions of the kinds that the verifier reads. */
  actions: z.int().nonnegative(),
  related: z.int().nonnegative(),
  unrelated: z.int().nonnegative(),
  samples: z
    .array(
      z.object({
        eventId: z.uuid(),
        excerpt: z.string().max(500),
        related: z.boolean(),
        at: z.iso.datetime(),
      }),
    )
    .max(20),
  detail: z.string().max(500),
});
export type BacktestReport = z.infer<typeof backtestReportSchema>;

/** The immutable content of a version; what `compile` makes and the rule form edits. */
export const ruleContentSchema = z.object({
  statement: statementSchema,
  instruction: z.string().trim().min(3).max(600),
  applicability: applicabilitySchema,
  verifier: z.custom<VerifierSpec>((value) => typeof value === "object" && value !== null).nullable(),
  tier: tierSchema,
  recipe: z.string().max(80).nullable(),
  recipeParams: z.record(z.string(), z.unknown()).nullable(),
  /** Told on a denial: what is wrong and what to do instead. */
  message: z.string().trim().min(3).max(600),
  remedy: z.string().max(300).nullable(),
  claim: claimSchema,
  severity: severitySchema,
  onExhausted: onExhaustedSchema,
});
export type RuleContent = z.infer<typeof ruleContentSchema>;

/** Policy of a library: what may activate by itself (enforcement.md section 4). */
export const policySchema = z.object({
  /** user-stated by a human + deterministic + replay agreement + backtest passed */
  statedVerified: z.enum(["block", "remind", "observe", "propose"]).default("block"),
  /** user-stated by a human, compiled otherwise */
  statedOther: z.enum(["remind", "observe", "propose"]).default("remind"),
  /** inferred, imported, headless wish, undecided, complaint without a wish: always proposed */
  alsoProposeToProject: z.boolean().default(false),
  standingBlock: z.enum(["when-needed", "every-prompt"]).default("when-needed"),
  /** A person's own wish: shared rules count at once, or observe until accepted (trust.md section 5). */
  sharedRules: z.enum(["apply", "review"]).default("apply"),
  /** A project's choice: files of its repository that may hold its rules (enforcement.md section 6). */
  repositoryFiles: z.array(repositoryFileSchema).max(5).default([]),
});
export type Policy = z.infer<typeof policySchema>;
