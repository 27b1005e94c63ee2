-- CreateEnum
CREATE TYPE "rule_shape" AS ENUM ('atomic', 'composite', 'refinement');

-- AlterTable
ALTER TABLE "rules" ADD COLUMN "shape" "rule_shape" NOT NULL DEFAULT 'atomic',
  ADD COLUMN "relapse_chances" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "relapse_fired" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "families" ADD COLUMN "severity_chosen" BOOLEAN NOT NULL DEFAULT false;
-- What was a child before is a special case; nobody is their own parent.
UPDATE "rules" SET "shape" = 'refinement' WHERE "parent_id" IS NOT NULL;
ALTER TABLE "rules" ADD CONSTRAINT "rules_parent_is_another" CHECK ("parent_id" <> "id");

-- CreateTable
CREATE TABLE "family_occurrences" (
    "id" UUID NOT NULL,
    "family_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "family_occurrences_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "declines" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "severity" "severity" NOT NULL,
    "summary" TEXT NOT NULL,
    "reviewer" TEXT NOT NULL,
    "rule_id" UUID,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "declines_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deadlocks" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "winner_id" UUID NOT NULL,
    "released_id" UUID NOT NULL,
    "incident" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "deadlocks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "added_topics" (
    "id" UUID NOT NULL,
    "project_id" UUID,
    "key" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "severity" "severity",
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "added_topics_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "family_occurrences_family_id_event_id_key" ON "family_occurrences"("family_id", "event_id");
CREATE INDEX "family_occurrences_family_id_occurred_at_idx" ON "family_occurrences"("family_id", "occurred_at");
CREATE INDEX "family_occurrences_owner_id_event_id_idx" ON "family_occurrences"("owner_id", "event_id");
CREATE UNIQUE INDEX "declines_event_id_topic_key" ON "declines"("event_id", "topic");
CREATE INDEX "declines_owner_id_project_id_topic_occurred_at_idx" ON "declines"("owner_id", "project_id", "topic", "occurred_at");
CREATE INDEX "declines_rule_id_idx" ON "declines"("rule_id");
CREATE UNIQUE INDEX "deadlocks_owner_id_winner_id_incident_key" ON "deadlocks"("owner_id", "winner_id", "incident");
CREATE INDEX "deadlocks_project_id_owner_id_seen_at_idx" ON "deadlocks"("project_id", "owner_id", "seen_at");
CREATE INDEX "deadlocks_winner_id_idx" ON "deadlocks"("winner_id");
CREATE INDEX "deadlocks_released_id_idx" ON "deadlocks"("released_id");
CREATE INDEX "added_topics_project_id_archived_at_idx" ON "added_topics"("project_id", "archived_at");
CREATE INDEX "added_topics_created_by_id_idx" ON "added_topics"("created_by_id");
-- One area a key in use: of a project, and of the instance (Prisma cannot say “where”).
CREATE UNIQUE INDEX "added_topics_in_use_key" ON "added_topics"(COALESCE("project_id", '00000000-0000-0000-0000-000000000000'), "key")
  WHERE "archived_at" IS NULL;

-- AddForeignKey
ALTER TABLE "family_occurrences" ADD CONSTRAINT "family_occurrences_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "families"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "declines" ADD CONSTRAINT "declines_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "deadlocks" ADD CONSTRAINT "deadlocks_winner_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deadlocks" ADD CONSTRAINT "deadlocks_released_id_fkey" FOREIGN KEY ("released_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "added_topics" ADD CONSTRAINT "added_topics_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "added_topics" ADD CONSTRAINT "added_topics_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
