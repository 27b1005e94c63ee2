import type { CaseVerdict } from "@/core/trial/schema";

export type JudgedFixture = { name: string; expected: CaseVerdict; isRight: boolean };

/** Runs the fixtures of a kind as self-verification does; null for a kind that this version does not know. */
export async function judgeFixtures(
  kind: string,
): Promise<{ title: string; fixtures: JudgedFixture[] } | null> {
  const [{ verifierKind }, { contextOf }] = await Promise.all([
    import("@/core/verifiers/registry"),
    import("@/core/compilation/self-verify"),
  ]);
  const found = verifierKind(kind);
  if (!found) return null;
  const { title, cases, run } = found;
  const judge = (expected: CaseVerdict, wanted: string) =>
    cases[expected].map(({ name, spec, moment, context }) => ({
      ...{ name, expected },
      isRight: run(spec, moment, contextOf(context)).verdict === wanted,
    }));
  return { title, fixtures: [...judge("stop", "violated"), ...judge("pass", "satisfied")] };
}
