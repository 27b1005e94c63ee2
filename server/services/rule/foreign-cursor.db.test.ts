import { expect, it } from "vitest";
import { encodeCursor } from "@/core/cursor";
import { db } from "@/server/db/client";
import { mintFact, mintRule, mintViolation } from "@/test/factories/mint-learning";
import { mintTenant, type Tenant } from "@/test/factories/mint-tenant";
import { listSessions } from "../agent-session/list";
import { listExemptions } from "../exemption/list";
import { listFacts } from "../fact/list";
import { listViolations } from "../violation/list";
import { listRules } from "./list";

type Place = { projectId: string; ownerId: string };

async function mintExemption(place: Place, ruleId: string): Promise<{ id: string }> {
  const data = { ...place, ruleId, span: "day", reason: "once" };
  return db.exemption.create({ data, select: { id: true } });
}

/** Two things of the reader's, and one of a colleague's that lies between them in time. */
async function between(mint: (place: Place, number: number) => Promise<{ id: string }>) {
  const { owner, project, ctx, join } = await mintTenant();
  const colleague = (await join("member")).user;
  const mine = { projectId: project.id, ownerId: owner.id };
  await mint(mine, 1);
  const theirs = await mint({ ...mine, ownerId: colleague.id }, 2);
  const newest = await mint(mine, 3);
  return { ctx, theirs: encodeCursor([theirs.id]), newest: encodeCursor([newest.id]) };
}

type Ctx = Tenant["ctx"];
const LISTS = {
  rules: {
    mint: (place: Place, number: number) => mintRule(place, { number }),
    list: (ctx: Ctx, cursor?: string) => listRules({ ctx, input: { sort: "created", cursor } }),
  },
  facts: {
    mint: (place: Place, number: number) => mintFact(place, `fact ${number}`),
    list: (ctx: Ctx, cursor?: string) => listFacts({ ctx, input: { cursor } }),
  },
  violations: {
    mint: async (place: Place, number: number) =>
      mintViolation(place, (await mintRule(place, { number })).id),
    list: (ctx: Ctx, cursor?: string) => listViolations({ ctx, input: { cursor } }),
  },
  sessions: {
    mint: async (place: Place, number: number) => {
      const { sessionId } = await mintViolation(place, (await mintRule(place, { number })).id);
      return { id: sessionId };
    },
    list: (ctx: Ctx, cursor?: string) => listSessions({ ctx, input: { cursor } }),
  },
  exemptions: {
    mint: async (place: Place, number: number) =>
      mintExemption(place, (await mintRule(place, { number })).id),
    list: (ctx: Ctx, cursor?: string) => listExemptions({ ctx, input: { cursor } }),
  },
};

it.each(Object.entries(LISTS))(
  "where a colleague's row stands among one's own %s is not told",
  async (_name, { mint, list }) => {
    const { ctx, theirs, newest } = await between(mint);
    expect((await list(ctx)).items).toHaveLength(2);
    expect((await list(ctx, newest)).items).toHaveLength(1);
    // As any other id that is nobody's: from the top.
    expect((await list(ctx, theirs)).items).toHaveLength(2);
  },
);
