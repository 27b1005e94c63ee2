-- CreateEnum
CREATE TYPE "recompilation_outcome" AS ENUM ('same', 'waiting', 'blocked', 'taken', 'refused', 'unknown');

-- AlterTable
ALTER TABLE "rule_versions" ADD COLUMN "compiler" TEXT;
-- What the pipeline wrote by itself was compiled, by a compiler that had no name yet.
UPDATE "rule_versions" SET "compiler" = '0' WHERE "author_type" = 'system_job';

-- CreateTable
CREATE TABLE "recompilations" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "compiler" TEXT NOT NULL,
    "outcome" "recompilation_outcome" NOT NULL,
    "content" JSONB,
    "report" JSONB,
    "backtest" JSONB,
    "difference" JSONB,
    "taken_version" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "recompilations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recompilations_rule_id_version_compiler_key" ON "recompilations"("rule_id", "version", "compiler");
CREATE INDEX "recompilations_project_id_outcome_idx" ON "recompilations"("project_id", "outcome");
CREATE INDEX "recompilations_owner_id_outcome_idx" ON "recompilations"("owner_id", "outcome");

-- AddForeignKey
ALTER TABLE "recompilations" ADD CONSTRAINT "recompilations_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
