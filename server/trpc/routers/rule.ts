import { z } from "zod";
import { exemptionPageSchema, listExemptionsInput } from "@/core/exemption/schema";
import * as inputs from "@/core/rule/input";
import * as outputs from "@/core/rule/output";
import { attachRuleInput, createCompositeInput, ruleTreeSchema } from "@/core/rule/shape-input";
import {
  previewWrittenInput,
  writeRulesInput,
  writtenPreviewSchema,
  writtenRulesSchema,
} from "@/core/rule/written";
import { listViolationsInput, violationPageSchema } from "@/core/violation/schema";
import { listExemptions } from "@/server/services/exemption/list";
import { acceptSharedRule } from "@/server/services/rule/accept-shared";
import { activateRule } from "@/server/services/rule/activate";
import { approveRule } from "@/server/services/rule/approve";
import { archiveRule } from "@/server/services/rule/archive";
import { attachRule } from "@/server/services/rule/attach";
import { countRules } from "@/server/services/rule/count";
import { createRule } from "@/server/services/rule/create";
import { createComposite } from "@/server/services/rule/create-composite";
import { detachRule } from "@/server/services/rule/detach";
import { dismissRule } from "@/server/services/rule/dismiss";
import { getRuleDetail } from "@/server/services/rule/get";
import { listRules } from "@/server/services/rule/list";
import { listRuleResolutions } from "@/server/services/rule/list-resolutions";
import { listSharing } from "@/server/services/rule/list-sharing";
import { listRuleTree } from "@/server/services/rule/list-tree";
import { listRuleVersions } from "@/server/services/rule/list-versions";
import { mergeRules } from "@/server/services/rule/merge";
import { muteRule } from "@/server/services/rule/mute";
import { pauseRule } from "@/server/services/rule/pause";
import { pauseRules } from "@/server/services/rule/pause-many";
import { previewProposal } from "@/server/services/rule/preview-proposal";
import { previewWritten } from "@/server/services/rule/preview-written";
import { proposeRule } from "@/server/services/rule/propose";
import { releaseEvidence } from "@/server/services/rule/release-evidence";
import { restoreRule } from "@/server/services/rule/restore";
import { reviseRule } from "@/server/services/rule/revise";
import { setRuleMode } from "@/server/services/rule/set-mode";
import { setSharing } from "@/server/services/rule/set-sharing";
import { snoozeRule } from "@/server/services/rule/snooze";
import { supersedeRule } from "@/server/services/rule/supersede";
import { undoRule } from "@/server/services/rule/undo";
import { undoMerge } from "@/server/services/rule/undo-merge";
import { unmuteRule } from "@/server/services/rule/unmute";
import { writeRules } from "@/server/services/rule/write";
import { listViolations } from "@/server/services/violation/list";
import { router } from "../init";
import { projectProcedure, sessionProcedure } from "../middleware";

const change = projectProcedure.output(outputs.ruleChangeSchema);

export const ruleRouter = router({
  list: projectProcedure
    .input(inputs.listRulesInput)
    .output(outputs.rulePageSchema)
    .query(({ ctx, input }) => listRules({ ctx: ctx.service, input })),
  tree: projectProcedure
    .input(inputs.listRulesInput)
    .output(ruleTreeSchema)
    .query(({ ctx, input }) => listRuleTree({ ctx: ctx.service, input })),
  counts: projectProcedure
    .output(outputs.ruleCountsSchema)
    .query(({ ctx }) => countRules({ ctx: ctx.service })),
  get: projectProcedure
    .input(inputs.ruleIdInput)
    .output(outputs.ruleDetailSchema)
    .query(({ ctx, input }) => getRuleDetail({ ctx: ctx.service, input })),
  versions: projectProcedure
    .input(inputs.ruleIdInput)
    .output(z.array(outputs.ruleVersionSchema))
    .query(({ ctx, input }) => listRuleVersions({ ctx: ctx.service, input })),
  activity: projectProcedure
    .input(inputs.ruleIdInput.extend(listViolationsInput.pick({ cursor: true, limit: true }).shape))
    .output(violationPageSchema)
    .query(({ ctx, input }) => listViolations({ ctx: ctx.service, input })),
  resolutions: projectProcedure
    .input(inputs.ruleIdInput)
    .output(z.array(outputs.resolutionViewSchema))
    .query(({ ctx, input }) => listRuleResolutions({ ctx: ctx.service, input })),
  exemptions: projectProcedure
    .input(listExemptionsInput)
    .output(exemptionPageSchema)
    .query(({ ctx, input }) => listExemptions({ ctx: ctx.service, input })),
  sharing: projectProcedure
    .output(outputs.sharingOverviewSchema)
    .query(({ ctx }) => listSharing({ ctx: ctx.service })),
  previewProposal: projectProcedure
    .input(inputs.ruleIdInput)
    .output(outputs.proposalPreviewSchema)
    .query(({ ctx, input }) => previewProposal({ ctx: ctx.service, input })),
  previewWritten: projectProcedure
    .input(previewWrittenInput)
    .output(writtenPreviewSchema)
    .query(({ ctx, input }) => previewWritten({ ctx: ctx.service, input })),

  write: projectProcedure
    .input(writeRulesInput)
    .output(writtenRulesSchema)
    .mutation(({ ctx, input }) => writeRules({ ctx: ctx.service, input })),
  create: change
    .input(inputs.createRuleInput)
    .mutation(({ ctx, input }) => createRule({ ctx: ctx.service, input })),
  revise: projectProcedure
    .input(inputs.reviseRuleInput)
    .output(outputs.reviseResultSchema)
    .mutation(({ ctx, input }) => reviseRule({ ctx: ctx.service, input })),
  activate: change
    .input(inputs.activateRuleInput)
    .mutation(({ ctx, input }) => activateRule({ ctx: ctx.service, input })),
  pause: change
    .input(inputs.ruleIdWithReasonInput)
    .mutation(({ ctx, input }) => pauseRule({ ctx: ctx.service, input })),
  pauseMany: projectProcedure
    .input(inputs.bulkPauseInput)
    .output(z.object({ paused: z.int() }))
    .mutation(({ ctx, input }) => pauseRules({ ctx: ctx.service, input })),
  archive: change
    .input(inputs.ruleIdWithReasonInput)
    .mutation(({ ctx, input }) => archiveRule({ ctx: ctx.service, input })),
  dismiss: change
    .input(inputs.ruleIdWithReasonInput)
    .mutation(({ ctx, input }) => dismissRule({ ctx: ctx.service, input })),
  setMode: change
    .input(inputs.setModeInput)
    .mutation(({ ctx, input }) => setRuleMode({ ctx: ctx.service, input })),
  restore: change
    .input(inputs.restoreRuleInput)
    .mutation(({ ctx, input }) => restoreRule({ ctx: ctx.service, input })),
  snooze: change
    .input(inputs.snoozeRuleInput)
    .mutation(({ ctx, input }) => snoozeRule({ ctx: ctx.service, input })),
  merge: change
    .input(inputs.mergeRulesInput)
    .mutation(({ ctx, input }) => mergeRules({ ctx: ctx.service, input })),
  undoMerge: change
    .input(inputs.undoMergeInput)
    .mutation(({ ctx, input }) => undoMerge({ ctx: ctx.service, input })),
  supersede: change
    .input(inputs.supersedeRuleInput)
    .mutation(({ ctx, input }) => supersedeRule({ ctx: ctx.service, input })),
  attach: change.input(attachRuleInput).mutation(({ ctx, input }) => attachRule({ ctx: ctx.service, input })),
  detach: change
    .input(inputs.ruleIdWithReasonInput)
    .mutation(({ ctx, input }) => detachRule({ ctx: ctx.service, input })),
  group: change
    .input(createCompositeInput)
    .mutation(({ ctx, input }) => createComposite({ ctx: ctx.service, input })),
  undo: projectProcedure
    .input(inputs.undoRuleInput)
    .output(outputs.undoResultSchema)
    .mutation(({ ctx, input }) => undoRule({ ctx: ctx.service, input })),
  propose: change
    .input(inputs.proposeRuleInput)
    .mutation(({ ctx, input }) => proposeRule({ ctx: ctx.service, input })),
  approve: change
    .input(inputs.approveRuleInput)
    .mutation(({ ctx, input }) => approveRule({ ctx: ctx.service, input })),
  releaseEvidence: projectProcedure
    .input(inputs.releaseEvidenceInput)
    .output(z.object({ id: z.uuid(), released: z.boolean() }))
    .mutation(({ ctx, input }) => releaseEvidence({ ctx: ctx.service, input })),
  mute: change.input(inputs.ruleIdInput).mutation(({ ctx, input }) => muteRule({ ctx: ctx.service, input })),
  unmute: change
    .input(inputs.ruleIdInput)
    .mutation(({ ctx, input }) => unmuteRule({ ctx: ctx.service, input })),
  acceptShared: change
    .input(inputs.acceptSharedRuleInput)
    .mutation(({ ctx, input }) => acceptSharedRule({ ctx: ctx.service, input })),
  /** The person's own, in all of their projects. */
  setSharing: sessionProcedure
    .input(inputs.setSharingInput)
    .output(inputs.setSharingInput)
    .mutation(({ ctx, input }) => setSharing({ ctx: ctx.service, input })),
});
