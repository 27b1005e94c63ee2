-- CreateEnum
CREATE TYPE "token_kind" AS ENUM ('personal', 'service');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "erased_at" TIMESTAMPTZ(3),
  ADD COLUMN "email_proved_at" TIMESTAMPTZ(3);
ALTER TABLE "accounts" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'oidc',
  ADD COLUMN "email" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "last_used_at" TIMESTAMPTZ(3);
ALTER TABLE "user_sessions" ADD COLUMN "method" TEXT NOT NULL DEFAULT 'password';
ALTER TABLE "verification_tokens" ADD COLUMN "created_by_id" UUID,
  ADD COLUMN "mailed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "projects" ADD COLUMN "content_retention_days" INTEGER NOT NULL DEFAULT 30;
ALTER TABLE "invitations" ALTER COLUMN "email" DROP NOT NULL,
  ADD COLUMN "mailed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "cli_tokens" ADD COLUMN "kind" "token_kind" NOT NULL DEFAULT 'personal';
ALTER TABLE "hook_events" ADD COLUMN "contents_erased_at" TIMESTAMPTZ(3);
ALTER TABLE "approvals" ADD COLUMN "mode" "enforcement_mode" NOT NULL DEFAULT 'remind';
UPDATE "approvals" SET "mode" = "rules"."mode" FROM "rule_versions" JOIN "rules" ON "rules"."id" = "rule_versions"."rule_id"
  WHERE "rule_versions"."id" = "approvals"."rule_version_id";

-- CreateTable
CREATE TABLE "account_notices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "account_notices_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "removed_events" (
    "event_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "removed_events_pkey" PRIMARY KEY ("event_id")
);

CREATE TABLE "project_revisions" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "rules" JSONB NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "project_revisions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rule_mutes" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "rule_mutes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rule_acceptances" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "content_hash" TEXT NOT NULL,
    "mode" "enforcement_mode" NOT NULL DEFAULT 'remind',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "rule_acceptances_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_notices_user_id_closed_at_idx" ON "account_notices"("user_id", "closed_at");
CREATE INDEX "removed_events_owner_id_idx" ON "removed_events"("owner_id");
CREATE UNIQUE INDEX "project_revisions_project_id_revision_key" ON "project_revisions"("project_id", "revision");
CREATE UNIQUE INDEX "rule_mutes_rule_id_user_id_key" ON "rule_mutes"("rule_id", "user_id");
CREATE INDEX "rule_mutes_user_id_project_id_idx" ON "rule_mutes"("user_id", "project_id");
CREATE UNIQUE INDEX "rule_acceptances_rule_id_user_id_content_hash_key" ON "rule_acceptances"("rule_id", "user_id", "content_hash");
CREATE INDEX "rule_acceptances_user_id_idx" ON "rule_acceptances"("user_id");
CREATE INDEX "verification_tokens_email_purpose_idx" ON "verification_tokens"("email", "purpose");

-- AddForeignKey
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_mutes" ADD CONSTRAINT "rule_mutes_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_acceptances" ADD CONSTRAINT "rule_acceptances_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An audit payload is erased as a whole and once: who did it from where goes as well (trust.md section 7).
CREATE OR REPLACE FUNCTION "refuse_payload_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'audit payloads are erased by emptying them';
  END IF;
  IF OLD."erased_at" IS NOT NULL OR NEW."entry_id" <> OLD."entry_id" OR NEW."erased_at" IS NULL
    OR NEW."before" IS NOT NULL OR NEW."after" IS NOT NULL OR NEW."salt" <> ''
    OR NEW."actor_id" IS NOT NULL OR NEW."actor_name" <> '' OR NEW."origin" <> '' THEN
    RAISE EXCEPTION 'an audit payload may only be erased';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "audit_payloads_no_truncate" BEFORE TRUNCATE ON "audit_payloads"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payload_change"();

-- A chain's head moves one entry on and nowhere else.
CREATE FUNCTION "refuse_chain_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'audit chains are never removed';
  END IF;
  IF NEW."id" <> OLD."id" OR NEW."kind" <> OLD."kind" OR NEW."subject_id" <> OLD."subject_id"
    OR NEW."seq" <> OLD."seq" + 1 THEN
    RAISE EXCEPTION 'an audit chain only grows';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "audit_chains_grow_only" BEFORE UPDATE OR DELETE ON "audit_chains"
  FOR EACH ROW EXECUTE FUNCTION "refuse_chain_change"();
CREATE TRIGGER "audit_chains_no_truncate" BEFORE TRUNCATE ON "audit_chains"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_chain_change"();
