-- CreateEnum
CREATE TYPE "case_verdict" AS ENUM ('stop', 'pass');
CREATE TYPE "backtest_mark" AS ENUM ('right', 'wrong');

-- AlterTable
ALTER TABLE "rules" ADD COLUMN "mode_since" TIMESTAMPTZ(3);
ALTER TABLE "violations" ADD COLUMN "observed" BOOLEAN NOT NULL DEFAULT false;
-- What a rule in observe noticed has the event as its incident, and was never told.
UPDATE "violations" SET "observed" = true
  WHERE "decision" = 'pass' AND "outcome" = 'open' AND "incident" = "event_id"::text;

-- CreateTable
CREATE TABLE "rule_days" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "chances" INTEGER NOT NULL DEFAULT 0,
    "fired" INTEGER NOT NULL DEFAULT 0,
    "observed" INTEGER NOT NULL DEFAULT 0,
    "undecided" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rule_days_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rule_cases" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "expected" "case_verdict" NOT NULL,
    "trial" JSONB NOT NULL,
    "since_version" INTEGER NOT NULL,
    "until_version" INTEGER,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rule_cases_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "backtest_runs" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "run_status" NOT NULL DEFAULT 'queued',
    "bound" INTEGER NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "checked" INTEGER NOT NULL DEFAULT 0,
    "actions" INTEGER NOT NULL DEFAULT 0,
    "undecided" INTEGER NOT NULL DEFAULT 0,
    "related" INTEGER NOT NULL DEFAULT 0,
    "unrelated" INTEGER NOT NULL DEFAULT 0,
    "cursor_id" UUID,
    "before_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "backtest_runs_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "backtest_stops" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "excerpt" TEXT NOT NULL,
    "related" BOOLEAN NOT NULL,
    "mark" "backtest_mark",
    "marked_at" TIMESTAMPTZ(3),
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "backtest_stops_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rule_days_rule_id_version_owner_id_project_id_day_key" ON "rule_days"("rule_id", "version", "owner_id", "project_id", "day");
CREATE INDEX "rule_days_owner_id_idx" ON "rule_days"("owner_id");
CREATE INDEX "rule_days_rule_id_day_idx" ON "rule_days"("rule_id", "day");
CREATE INDEX "rule_cases_rule_id_removed_at_idx" ON "rule_cases"("rule_id", "removed_at");
CREATE INDEX "rule_cases_owner_id_idx" ON "rule_cases"("owner_id");
CREATE UNIQUE INDEX "backtest_runs_rule_id_version_owner_id_project_id_key" ON "backtest_runs"("rule_id", "version", "owner_id", "project_id");
CREATE INDEX "backtest_runs_project_id_owner_id_idx" ON "backtest_runs"("project_id", "owner_id");
CREATE INDEX "backtest_runs_owner_id_idx" ON "backtest_runs"("owner_id");
CREATE UNIQUE INDEX "backtest_stops_run_id_event_id_key" ON "backtest_stops"("run_id", "event_id");
CREATE INDEX "backtest_stops_owner_id_rule_id_event_id_idx" ON "backtest_stops"("owner_id", "rule_id", "event_id");
CREATE INDEX "backtest_stops_owner_id_event_id_idx" ON "backtest_stops"("owner_id", "event_id");

-- AddForeignKey
ALTER TABLE "rule_days" ADD CONSTRAINT "rule_days_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_cases" ADD CONSTRAINT "rule_cases_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "backtest_runs" ADD CONSTRAINT "backtest_runs_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "backtest_stops" ADD CONSTRAINT "backtest_stops_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "backtest_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
