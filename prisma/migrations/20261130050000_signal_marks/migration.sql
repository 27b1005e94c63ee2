-- CreateEnum
CREATE TYPE "mark_verdict" AS ENUM ('correction', 'none');
CREATE TYPE "fact_cause" AS ENUM ('learned', 'confirmed', 'contradicted', 'reconsidered', 'retired', 'restored', 'promoted');

-- AlterTable
ALTER TABLE "pipeline_runs" ADD COLUMN "label" TEXT,
  ADD COLUMN "path" TEXT,
  ADD COLUMN "language" TEXT,
  ADD COLUMN "script" TEXT;

-- CreateTable
CREATE TABLE "signal_marks" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "verdict" "mark_verdict" NOT NULL,
    "language" TEXT NOT NULL,
    "script" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "detectors" TEXT[],
    "effect" JSONB NOT NULL DEFAULT '{}',
    "withdrawn_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "signal_marks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "fact_changes" (
    "id" UUID NOT NULL,
    "fact_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "cause" "fact_cause" NOT NULL,
    "before" DOUBLE PRECISION,
    "after" DOUBLE PRECISION NOT NULL,
    "in_force" BOOLEAN NOT NULL,
    "event_id" UUID,
    "rule_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "fact_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "signal_marks_project_id_owner_id_created_at_idx" ON "signal_marks"("project_id", "owner_id", "created_at");
CREATE INDEX "signal_marks_owner_id_idx" ON "signal_marks"("owner_id");
CREATE INDEX "signal_marks_event_id_idx" ON "signal_marks"("event_id");
CREATE INDEX "fact_changes_fact_id_created_at_idx" ON "fact_changes"("fact_id", "created_at");
CREATE INDEX "fact_changes_owner_id_idx" ON "fact_changes"("owner_id");
-- One mark of a prompt counts at a time.
CREATE UNIQUE INDEX "signal_marks_open_key" ON "signal_marks"("event_id") WHERE "withdrawn_at" IS NULL;
-- Prompts that the detection judged, for counts by language and path.
CREATE INDEX "pipeline_runs_judged_idx" ON "pipeline_runs"("project_id", "owner_id", "created_at") WHERE "label" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "signal_marks" ADD CONSTRAINT "signal_marks_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "signal_marks" ADD CONSTRAINT "signal_marks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fact_changes" ADD CONSTRAINT "fact_changes_fact_id_fkey" FOREIGN KEY ("fact_id") REFERENCES "learned_facts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Facts of earlier versions begin where they began; what moved them since was not kept, so it is one step to today.
INSERT INTO "fact_changes" ("id", "fact_id", "owner_id", "cause", "before", "after", "in_force", "event_id", "created_at")
  SELECT gen_random_uuid(), fact."id", fact."owner_id", 'learned', NULL, fact."initial", true, record."event_id", fact."created_at"
  FROM "learned_facts" fact LEFT JOIN "correction_records" record ON record."id" = fact."record_id";
INSERT INTO "fact_changes" ("id", "fact_id", "owner_id", "cause", "before", "after", "in_force", "created_at")
  SELECT gen_random_uuid(), "id", "owner_id", CASE WHEN "confidence" < "initial" THEN 'contradicted' ELSE 'confirmed' END::"fact_cause",
    "initial", "confidence", true, "updated_at"
  FROM "learned_facts" WHERE "confidence" <> "initial";
INSERT INTO "fact_changes" ("id", "fact_id", "owner_id", "cause", "before", "after", "in_force", "created_at")
  SELECT gen_random_uuid(), "id", "owner_id", 'retired', "confidence", "confidence", false, "retired_at"
  FROM "learned_facts" WHERE "retired_at" IS NOT NULL;

-- What the detection said of prompts that are kept.
UPDATE "pipeline_runs" run SET "label" = said."detection"->>'label', "path" = said."detection"->>'path',
    "language" = said."detection"->>'language'
  FROM (
    SELECT DISTINCT ON ("run_id") "run_id", "output"->'detection' AS "detection" FROM "stage_runs"
    WHERE "stage" = 'detect' AND "status" = 'succeeded' ORDER BY "run_id", "created_at" DESC
  ) said
  WHERE said."run_id" = run."id" AND said."detection" IS NOT NULL;
