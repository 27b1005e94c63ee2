-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "correction_status" AS ENUM ('open', 'extracted', 'dismissed');

-- CreateEnum
CREATE TYPE "run_status" AS ENUM ('queued', 'running', 'succeeded', 'failed', 'skipped');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('owner', 'admin', 'editor', 'member', 'viewer');

-- CreateEnum
CREATE TYPE "layer" AS ENUM ('personal', 'project');

-- CreateEnum
CREATE TYPE "rule_scope" AS ENUM ('global', 'project', 'session');

-- CreateEnum
CREATE TYPE "rule_status" AS ENUM ('proposed', 'active', 'paused', 'superseded', 'archived', 'dismissed');

-- CreateEnum
CREATE TYPE "enforcement_mode" AS ENUM ('observe', 'remind', 'block');

-- CreateEnum
CREATE TYPE "severity" AS ENUM ('minor', 'major', 'critical', 'blocker');

-- CreateEnum
CREATE TYPE "tier" AS ENUM ('deterministic', 'semantic', 'intent');

-- CreateEnum
CREATE TYPE "resolution_action" AS ENUM ('noop', 'update', 'supersede', 'split', 'new', 'undecided');

-- CreateEnum
CREATE TYPE "violation_outcome" AS ENUM ('open', 'fixed', 'exhausted', 'exempted', 'bypassed');

-- CreateTable
CREATE TABLE "audit_chains" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "head" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_chains_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "chain_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "payload_digest" TEXT NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_payloads" (
    "entry_id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "origin" TEXT NOT NULL DEFAULT '',
    "before" JSONB,
    "after" JSONB,
    "salt" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_payloads_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "agent_sessions" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "host_version" TEXT,
    "host_session_id" TEXT NOT NULL,
    "branch" TEXT,
    "package" TEXT,
    "device_name" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_event_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "prompt_count" INTEGER NOT NULL DEFAULT 0,
    "action_count" INTEGER NOT NULL DEFAULT 0,
    "denial_count" INTEGER NOT NULL DEFAULT 0,
    "title" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hook_events" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "host_event_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "turn_id" TEXT,
    "agent_id" TEXT,
    "seq" INTEGER NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action_kind" TEXT,
    "outcome" TEXT,
    "payload" JSONB NOT NULL,

    CONSTRAINT "hook_events_pkey" PRIMARY KEY ("id")
) PARTITION BY RANGE ("id");

-- Ids outside every month (wrong clocks) land here; a job moves them when their month gets a table.
CREATE TABLE "hook_events_default" PARTITION OF "hook_events" DEFAULT;

-- CreateTable
CREATE TABLE "correction_signals" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "detector" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "span_start" INTEGER NOT NULL,
    "span_end" INTEGER NOT NULL,
    "reasons" TEXT[],
    "referent_event_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "correction_signals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "correction_records" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "learnable" BOOLEAN NOT NULL,
    "signal_score" DOUBLE PRECISION NOT NULL,
    "learnable_score" DOUBLE PRECISION NOT NULL,
    "path" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "request" TEXT,
    "referent_event_id" UUID,
    "action" JSONB,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "accepted" JSONB,
    "workspace" JSONB,
    "status" "correction_status" NOT NULL DEFAULT 'open',
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "correction_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "learned_facts" (
    "id" UUID NOT NULL,
    "project_id" UUID,
    "owner_id" UUID NOT NULL,
    "record_id" UUID,
    "content" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "initial" DOUBLE PRECISION NOT NULL,
    "confirmations" INTEGER NOT NULL DEFAULT 0,
    "contradictions" INTEGER NOT NULL DEFAULT 0,
    "scope" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "retired_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "learned_facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "is_instance_admin" BOOLEAN NOT NULL DEFAULT false,
    "disabled_at" TIMESTAMPTZ(3),
    "policy" JSONB NOT NULL DEFAULT '{}',
    "rule_counter" INTEGER NOT NULL DEFAULT 0,
    "bundle_revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "authenticated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_tokens" (
    "id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setup_codes" (
    "id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setup_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "pipeline_runs" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "status" "run_status" NOT NULL DEFAULT 'queued',
    "outcome" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pipeline_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_runs" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "stage_version" INTEGER NOT NULL,
    "input_hash" TEXT NOT NULL,
    "status" "run_status" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "output" JSONB,
    "error" TEXT,
    "duration_ms" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stage_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "remotes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "retention_days" INTEGER NOT NULL DEFAULT 90,
    "policy" JSONB NOT NULL DEFAULT '{}',
    "rule_counter" INTEGER NOT NULL DEFAULT 0,
    "bundle_revision" INTEGER NOT NULL DEFAULT 0,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cli_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "project_id" UUID,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "overlap_until" TIMESTAMPTZ(3),
    "rotated_from_id" UUID,
    "last_used_at" TIMESTAMPTZ(3),
    "last_host" TEXT,
    "last_cli_version" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cli_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "devices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "device_logins" (
    "id" UUID NOT NULL,
    "mode" TEXT NOT NULL,
    "device_code_hash" TEXT NOT NULL,
    "user_code" TEXT,
    "code_challenge" TEXT NOT NULL,
    "redirect_port" INTEGER,
    "state" TEXT,
    "device_name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "scopes" TEXT[],
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "grant_hash" TEXT,
    "approved_by_id" UUID,
    "approved_at" TIMESTAMPTZ(3),
    "denied_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "device_logins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rules" (
    "id" UUID NOT NULL,
    "layer" "layer" NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID,
    "number" INTEGER NOT NULL,
    "scope" "rule_scope" NOT NULL,
    "status" "rule_status" NOT NULL,
    "mode" "enforcement_mode" NOT NULL,
    "topic" TEXT NOT NULL,
    "severity" "severity" NOT NULL,
    "source" TEXT NOT NULL,
    "current_version" INTEGER NOT NULL DEFAULT 1,
    "parent_id" UUID,
    "superseded_by_id" UUID,
    "host_session_id" TEXT,
    "snoozed_until" TIMESTAMPTZ(3),
    "status_reason" TEXT NOT NULL DEFAULT '',
    "local_exception" BOOLEAN NOT NULL DEFAULT false,
    "chances" INTEGER NOT NULL DEFAULT 0,
    "fired" INTEGER NOT NULL DEFAULT 0,
    "fixed" INTEGER NOT NULL DEFAULT 0,
    "exhausted" INTEGER NOT NULL DEFAULT 0,
    "exempted" INTEGER NOT NULL DEFAULT 0,
    "false_positives" INTEGER NOT NULL DEFAULT 0,
    "relapses" INTEGER NOT NULL DEFAULT 0,
    "occurrences" INTEGER NOT NULL DEFAULT 1,
    "last_recurred_at" TIMESTAMPTZ(3),
    "activated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_versions" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "statement" TEXT NOT NULL,
    "instruction" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "remedy" TEXT,
    "applicability" JSONB NOT NULL,
    "verifier" JSONB,
    "tier" "tier" NOT NULL,
    "recipe" TEXT,
    "recipe_params" JSONB,
    "claim" JSONB NOT NULL,
    "severity" "severity" NOT NULL,
    "on_exhausted" TEXT NOT NULL,
    "report" JSONB,
    "backtest" JSONB,
    "content_hash" TEXT NOT NULL,
    "author_type" TEXT NOT NULL,
    "author_id" UUID,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_evidence" (
    "id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" UUID,
    "fact_id" UUID,
    "event_id" UUID,
    "owner_id" UUID NOT NULL,
    "excerpt" TEXT NOT NULL,
    "released" BOOLEAN NOT NULL DEFAULT false,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approvals" (
    "id" UUID NOT NULL,
    "rule_version_id" UUID NOT NULL,
    "content_hash" TEXT NOT NULL,
    "approver_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resolutions" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "record_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "candidate" JSONB NOT NULL,
    "action" "resolution_action" NOT NULL,
    "decision_line" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "compared" JSONB NOT NULL DEFAULT '[]',
    "target_rule_id" UUID,
    "result_rule_id" UUID,
    "target_version" INTEGER,
    "decided_by" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resolutions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "families" (
    "id" UUID NOT NULL,
    "layer" "layer" NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID,
    "topic" TEXT NOT NULL,
    "severity" "severity" NOT NULL,
    "occurrences" INTEGER NOT NULL DEFAULT 0,
    "weight" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "weighted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_recurred_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "families_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bundles" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "personal_revision" INTEGER NOT NULL,
    "project_revision" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "rule_count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bundles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "rule_id" UUID,
    "text" TEXT NOT NULL,
    "shown_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "violations" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "incident" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "denials" INTEGER NOT NULL DEFAULT 0,
    "decision" TEXT NOT NULL,
    "outcome" "violation_outcome" NOT NULL DEFAULT 'open',
    "false_positive" BOOLEAN NOT NULL DEFAULT false,
    "excerpt" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "violations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exemptions" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "rule_id" UUID NOT NULL,
    "span" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "session_id" UUID,
    "event_id" UUID,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exemptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_chains_kind_subject_id_key" ON "audit_chains"("kind", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_entries_chain_id_seq_key" ON "audit_entries"("chain_id", "seq");

-- CreateIndex
CREATE INDEX "audit_payloads_actor_id_idx" ON "audit_payloads"("actor_id");

-- CreateIndex
CREATE INDEX "agent_sessions_project_id_owner_id_last_event_at_idx" ON "agent_sessions"("project_id", "owner_id", "last_event_at");

-- CreateIndex
CREATE UNIQUE INDEX "agent_sessions_owner_id_project_id_host_host_session_id_key" ON "agent_sessions"("owner_id", "project_id", "host", "host_session_id");

-- CreateIndex
CREATE INDEX "hook_events_project_id_owner_id_id_idx" ON "hook_events"("project_id", "owner_id", "id");

-- CreateIndex
CREATE INDEX "hook_events_session_id_occurred_at_id_idx" ON "hook_events"("session_id", "occurred_at", "id");

-- CreateIndex
CREATE INDEX "correction_signals_project_id_owner_id_created_at_idx" ON "correction_signals"("project_id", "owner_id", "created_at");

-- CreateIndex
CREATE INDEX "correction_signals_session_id_idx" ON "correction_signals"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "correction_signals_event_id_detector_key" ON "correction_signals"("event_id", "detector");

-- CreateIndex
CREATE UNIQUE INDEX "correction_records_event_id_key" ON "correction_records"("event_id");

-- CreateIndex
CREATE INDEX "correction_records_project_id_owner_id_occurred_at_idx" ON "correction_records"("project_id", "owner_id", "occurred_at");

-- CreateIndex
CREATE INDEX "correction_records_session_id_idx" ON "correction_records"("session_id");

-- CreateIndex
CREATE INDEX "learned_facts_owner_id_project_id_created_at_idx" ON "learned_facts"("owner_id", "project_id", "created_at");

-- CreateIndex
CREATE INDEX "learned_facts_project_id_idx" ON "learned_facts"("project_id");

-- CreateIndex
CREATE INDEX "learned_facts_record_id_idx" ON "learned_facts"("record_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_issuer_subject_key" ON "accounts"("issuer", "subject");

-- CreateIndex
CREATE INDEX "user_sessions_user_id_revoked_at_idx" ON "user_sessions"("user_id", "revoked_at");

-- CreateIndex
CREATE UNIQUE INDEX "verification_tokens_token_hash_key" ON "verification_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "verification_tokens_user_id_idx" ON "verification_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "pipeline_runs_event_id_key" ON "pipeline_runs"("event_id");

-- CreateIndex
CREATE INDEX "pipeline_runs_project_id_owner_id_created_at_idx" ON "pipeline_runs"("project_id", "owner_id", "created_at");

-- CreateIndex
CREATE INDEX "pipeline_runs_session_id_idx" ON "pipeline_runs"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "stage_runs_run_id_stage_stage_version_input_hash_key" ON "stage_runs"("run_id", "stage", "stage_version", "input_hash");

-- CreateIndex
CREATE UNIQUE INDEX "projects_slug_key" ON "projects"("slug");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "memberships_project_id_user_id_key" ON "memberships"("project_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_project_id_created_at_idx" ON "invitations"("project_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "cli_tokens_prefix_key" ON "cli_tokens"("prefix");

-- CreateIndex
CREATE INDEX "cli_tokens_user_id_created_at_idx" ON "cli_tokens"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "cli_tokens_project_id_idx" ON "cli_tokens"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "devices_user_id_name_key" ON "devices"("user_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "device_logins_device_code_hash_key" ON "device_logins"("device_code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "device_logins_user_code_key" ON "device_logins"("user_code");

-- CreateIndex
CREATE INDEX "rules_project_id_layer_status_idx" ON "rules"("project_id", "layer", "status");

-- CreateIndex
CREATE INDEX "rules_owner_id_layer_status_idx" ON "rules"("owner_id", "layer", "status");

-- CreateIndex
CREATE INDEX "rules_parent_id_idx" ON "rules"("parent_id");

-- CreateIndex
CREATE INDEX "rules_superseded_by_id_idx" ON "rules"("superseded_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "rule_versions_rule_id_version_key" ON "rule_versions"("rule_id", "version");

-- CreateIndex
CREATE INDEX "rule_evidence_rule_id_created_at_idx" ON "rule_evidence"("rule_id", "created_at");

-- CreateIndex
CREATE INDEX "rule_evidence_fact_id_idx" ON "rule_evidence"("fact_id");

-- CreateIndex
CREATE UNIQUE INDEX "rule_evidence_rule_id_kind_record_id_key" ON "rule_evidence"("rule_id", "kind", "record_id");

-- CreateIndex
CREATE UNIQUE INDEX "approvals_rule_version_id_approver_id_key" ON "approvals"("rule_version_id", "approver_id");

-- CreateIndex
CREATE INDEX "resolutions_project_id_owner_id_created_at_idx" ON "resolutions"("project_id", "owner_id", "created_at");

-- CreateIndex
CREATE INDEX "resolutions_result_rule_id_idx" ON "resolutions"("result_rule_id");

-- CreateIndex
CREATE INDEX "resolutions_target_rule_id_idx" ON "resolutions"("target_rule_id");

-- CreateIndex
CREATE UNIQUE INDEX "resolutions_record_id_position_key" ON "resolutions"("record_id", "position");

-- CreateIndex
CREATE INDEX "families_project_id_idx" ON "families"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "families_owner_id_project_id_layer_topic_key" ON "families"("owner_id", "project_id", "layer", "topic");

-- CreateIndex
CREATE INDEX "bundles_project_id_idx" ON "bundles"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "bundles_owner_id_project_id_personal_revision_project_revis_key" ON "bundles"("owner_id", "project_id", "personal_revision", "project_revision");

-- CreateIndex
CREATE INDEX "notices_owner_id_project_id_shown_at_idx" ON "notices"("owner_id", "project_id", "shown_at");

-- CreateIndex
CREATE INDEX "deliveries_session_id_idx" ON "deliveries"("session_id");

-- CreateIndex
CREATE INDEX "deliveries_rule_id_idx" ON "deliveries"("rule_id");

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_event_id_rule_id_key" ON "deliveries"("event_id", "rule_id");

-- CreateIndex
CREATE INDEX "violations_project_id_owner_id_occurred_at_idx" ON "violations"("project_id", "owner_id", "occurred_at");

-- CreateIndex
CREATE INDEX "violations_rule_id_occurred_at_idx" ON "violations"("rule_id", "occurred_at");

-- CreateIndex
CREATE INDEX "violations_session_id_idx" ON "violations"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "violations_rule_id_owner_id_incident_key" ON "violations"("rule_id", "owner_id", "incident");

-- CreateIndex
CREATE UNIQUE INDEX "exemptions_event_id_key" ON "exemptions"("event_id");

-- CreateIndex
CREATE INDEX "exemptions_project_id_owner_id_created_at_idx" ON "exemptions"("project_id", "owner_id", "created_at");

-- CreateIndex
CREATE INDEX "exemptions_rule_id_idx" ON "exemptions"("rule_id");

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_chain_id_fkey" FOREIGN KEY ("chain_id") REFERENCES "audit_chains"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_payloads" ADD CONSTRAINT "audit_payloads_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "audit_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_sessions" ADD CONSTRAINT "agent_sessions_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_sessions" ADD CONSTRAINT "agent_sessions_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "correction_records" ADD CONSTRAINT "correction_records_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "correction_records" ADD CONSTRAINT "correction_records_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learned_facts" ADD CONSTRAINT "learned_facts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learned_facts" ADD CONSTRAINT "learned_facts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learned_facts" ADD CONSTRAINT "learned_facts_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "correction_records"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "pipeline_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cli_tokens" ADD CONSTRAINT "cli_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cli_tokens" ADD CONSTRAINT "cli_tokens_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "rules"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_superseded_by_id_fkey" FOREIGN KEY ("superseded_by_id") REFERENCES "rules"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_versions" ADD CONSTRAINT "rule_versions_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_evidence" ADD CONSTRAINT "rule_evidence_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_evidence" ADD CONSTRAINT "rule_evidence_fact_id_fkey" FOREIGN KEY ("fact_id") REFERENCES "learned_facts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_rule_version_id_fkey" FOREIGN KEY ("rule_version_id") REFERENCES "rule_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "correction_records"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_result_rule_id_fkey" FOREIGN KEY ("result_rule_id") REFERENCES "rules"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "violations" ADD CONSTRAINT "violations_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exemptions" ADD CONSTRAINT "exemptions_rule_id_fkey" FOREIGN KEY ("rule_id") REFERENCES "rules"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma cannot say -----------------------------------------------------------------

-- Numbers of rules are unique in their library: R<n> an owner, P<n> a project.
CREATE UNIQUE INDEX "rules_personal_number_key" ON "rules"("owner_id", "number") WHERE "layer" = 'personal';
CREATE UNIQUE INDEX "rules_project_number_key" ON "rules"("project_id", "number") WHERE "layer" = 'project';

-- One open invitation an address and project.
CREATE UNIQUE INDEX "invitations_open_key" ON "invitations"("project_id", "email") WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;

-- A rule without a project is a personal one for everywhere.
ALTER TABLE "rules" ADD CONSTRAINT "rules_layer_check" CHECK (
  ("layer" = 'project' AND "project_id" IS NOT NULL AND "scope" = 'project')
  OR ("layer" = 'personal' AND ("project_id" IS NOT NULL OR "scope" = 'global'))
);

-- The audit chain only grows (trust.md section 7).
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Payloads may be erased (emptied), never dropped or rewritten.
CREATE FUNCTION "refuse_payload_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'audit payloads are erased by emptying them';
  END IF;
  IF NEW."erased_at" IS NULL OR NEW."before" IS NOT NULL OR NEW."after" IS NOT NULL OR NEW."salt" <> '' THEN
    RAISE EXCEPTION 'an audit payload may only be erased';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "audit_payloads_erase_only" BEFORE UPDATE OR DELETE ON "audit_payloads"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payload_change"();
