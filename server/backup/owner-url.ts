import { env } from "../../env";

/** The owner's connection, which `with-database.ts` hands to entries of the operator. */
export function ownerUrl(): string {
  return env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? "";
}
