import { createHash, randomBytes } from "node:crypto";
import { formatToken, makeTokenParts, TOKEN_RANDOM_BYTES } from "../core/cli-token/format";
import type { HookEvent } from "../core/hook-event/schema";
import { uuidv7 } from "../core/ids";
import { db, pool } from "../server/db/client";

const HOUR_MS = 3_600_000;

/** One person with a project and a token, and the table that the bare handler fills. */
export async function prepareIngest() {
  await pool().query("create table if not exists bench_bare (like hook_events including all)");
  const name = `bench-${randomBytes(4).toString("hex")}`;
  const user = await db.user.create({ data: { email: `${name}@example.test`, name } });
  await db.userSession.create({
    data: { userId: user.id, expiresAt: new Date(Date.now() + HOUR_MS) },
  });
  const project = await db.project.create({
    data: { slug: name, name, memberships: { create: { userId: user.id, role: "member" } } },
  });
  const parts = makeTokenParts(randomBytes(TOKEN_RANDOM_BYTES));
  await db.cliToken.create({
    data: {
      userId: user.id,
      name,
      prefix: parts.prefix,
      secretHash: createHash("sha256").update(parts.secret).digest("hex"),
      scopes: ["events:write", "rules:read"],
    },
  });
  return { owner: user.id, project: project.id, slug: project.slug, token: formatToken(parts) };
}

let seq = 0;

/** Events as a busy session sends them: mostly tool calls, a prompt now and then. */
export function batchOf(slug: string, size: number): HookEvent[] {
  return Array.from({ length: size }, () => {
    seq += 1;
    const at = Date.now();
    const isPrompt = seq % 25 === 0;
    return {
      id: uuidv7(at, randomBytes(10)),
      schemaVersion: 1,
      host: "claude_code",
      hostVersion: "2.1.0",
      hostEventName: isPrompt ? "UserPromptSubmit" : "PostToolUse",
      kind: isPrompt ? "prompt_submitted" : "action_finished",
      session: `bench-${Math.floor(seq / 200)}`,
      seq,
      occurredAt: new Date(at).toISOString(),
      project: { key: slug, branch: "main" },
      author: isPrompt ? "human" : "agent",
      ...(isPrompt
        ? { prompt: "Please have a look at the failing test and tell me why it fails." }
        : {
            outcome: "ok",
            action: {
              kind: "file_change",
              path: `src/feature-${seq % 40}/index.ts`,
              op: "modify",
              addedLines: Array.from(
                { length: 8 },
                (_, line) => `  const value${line} = compute(${seq}, ${line});`,
              ),
              removedLines: ["  const value = compute();"],
            },
          }),
    };
  });
}
