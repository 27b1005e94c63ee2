import { EXPORT_FILES, exportReadme } from "@/core/privacy/export-files";
import { withTransaction } from "@/server/db/transaction";
import { emitAudit } from "../audit/emit-audit";
import type { ServiceContext } from "../context";
import { readExport } from "../privacy/read-export";
import { consumeRateLimit } from "../rate-limit/consume";
import { requirePermission } from "../require-permission";
import { requirePerson } from "./require-person";

/** A whole archive is work for the database: a few an hour are enough for anybody. */
export const EXPORT_TRIES = { name: "account-export", points: 5, seconds: 3_600 };

/** One piece of a file; the last one of a file says so. */
export type ExportPiece = { path: string; text: string; last: boolean };
export type AccountExport = { fileName: string; pieces: AsyncGenerator<ExportPiece> };

/**
 * Everything that is the person's as JSON files, read in pages while it is written (issue “Privacy”: own data
 * export). Never a row of somebody else, never a password, token or hash. Audited and limited.
 * @throws FORBIDDEN for tokens, LIMIT after five in an hour
 */
export async function exportAccount({
  ctx,
  input: { host },
}: {
  ctx: ServiceContext;
  input: { host: string };
}): Promise<AccountExport> {
  await requirePermission(ctx, "account:read");
  const person = requirePerson(ctx);
  await consumeRateLimit(EXPORT_TRIES, person.userId);
  await withTransaction(ctx, (tx) =>
    emitAudit(tx, ctx, {
      action: "account.export",
      chain: { kind: "user", subjectId: person.userId },
      entity: { type: "user", id: person.userId },
    }),
  );
  const at = ctx.now().toISOString();
  const readme = exportReadme({ name: person.name, host, at });
  return { fileName: `heed-export-${at.slice(0, 10)}.zip`, pieces: piecesOf(person.userId, readme) };
}

async function* piecesOf(userId: string, readme: string): AsyncGenerator<ExportPiece> {
  yield { path: "README.txt", text: readme, last: true };
  for (const [name, { path }] of Object.entries(EXPORT_FILES)) {
    let first = true;
    for await (const rows of readExport(name, userId)) {
      const text = rows.map((row) => JSON.stringify(row)).join(",\n");
      yield { path, text: `${first ? "[\n" : ",\n"}${text}`, last: false };
      first = false;
    }
    yield { path, text: first ? "[]\n" : "\n]\n", last: true };
  }
}
