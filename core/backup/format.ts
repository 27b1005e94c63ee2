import { z } from "zod";

/** Goes up when older versions could not read a newer file. */
export const BACKUP_FORMAT = 1;

const identifier = z.string().min(1).max(63);

export const backupTableSchema = z.object({
  schema: identifier,
  name: identifier,
  /** Names and SQL types, without generated columns. */
  columns: z.array(z.object({ name: identifier, type: z.string().min(1).max(200) })).min(1),
  rows: z.int().nonnegative(),
});
export type BackupTable = z.infer<typeof backupTableSchema>;

/** First line of a backup: what is in it, and which database it fits. */
export const backupHeaderSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  heedVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** Applied migrations with their checksums, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Number of the job queue's last own migration. */
  queueMigration: z.int(),
  tables: z.array(backupTableSchema),
  /** Months of the event table. */
  partitions: z.array(identifier),
  sequences: z.array(z.object({ schema: identifier, name: identifier, value: z.string().regex(/^\d+$/) })),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** Begins the rows of a table; they follow in the order of the header, one array of texts a line. */
export const backupMarkSchema = z.object({ table: z.string() });

/** Last line: SHA-256 in hex over every byte before it. */
export const backupSealSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), rows: z.int() });

export const backupRowSchema = z.array(z.string().nullable());

/** The name of a table in a mark. */
export function tableKey({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}
