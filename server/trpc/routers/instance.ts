import {
  instanceProjectInput,
  instanceProjectPageSchema,
  instanceProjectSchema,
  instanceRulePageSchema,
  listInstanceProjectsInput,
  listInstanceRulesInput,
} from "@/core/instance/project-schema";
import { aboutSchema, sentTestMailSchema, signInStateSchema, storageSchema } from "@/core/instance/schema";
import {
  changedJobsSchema,
  jobIdsInputSchema,
  jobPageSchema,
  jobSummarySchema,
  listJobsInputSchema,
} from "@/core/job/schema";
import { getAbout } from "@/server/services/instance/get-about";
import { getInstanceProject } from "@/server/services/instance/get-project";
import { getSignInState } from "@/server/services/instance/get-sign-in";
import { getStorage } from "@/server/services/instance/get-storage";
import { listInstanceRules } from "@/server/services/instance/list-project-rules";
import { listInstanceProjects } from "@/server/services/instance/list-projects";
import { sendTestMail } from "@/server/services/instance/send-test-mail";
import { listJobs } from "@/server/services/job/list";
import { removeJobs } from "@/server/services/job/remove";
import { retryJobs } from "@/server/services/job/retry";
import { summariseJobs } from "@/server/services/job/summarise";
import { router } from "../init";
import { sessionProcedure } from "../middleware";

/** The instance itself, for instance admins: none of it reads what a person said (trust.md section 4). */
export const instanceRouter = router({
  about: sessionProcedure.output(aboutSchema).query(({ ctx }) => getAbout({ ctx: ctx.service })),
  signIn: sessionProcedure.output(signInStateSchema).query(({ ctx }) => getSignInState({ ctx: ctx.service })),
  sendTestMail: sessionProcedure
    .output(sentTestMailSchema)
    .mutation(({ ctx }) => sendTestMail({ ctx: ctx.service })),
  storage: sessionProcedure.output(storageSchema).query(({ ctx }) => getStorage({ ctx: ctx.service })),
  projects: sessionProcedure
    .input(listInstanceProjectsInput)
    .output(instanceProjectPageSchema)
    .query(({ ctx, input }) => listInstanceProjects({ ctx: ctx.service, input })),
  project: sessionProcedure
    .input(instanceProjectInput)
    .output(instanceProjectSchema)
    .query(({ ctx, input }) => getInstanceProject({ ctx: ctx.service, input })),
  projectRules: sessionProcedure
    .input(listInstanceRulesInput)
    .output(instanceRulePageSchema)
    .query(({ ctx, input }) => listInstanceRules({ ctx: ctx.service, input })),
  jobs: sessionProcedure
    .input(listJobsInputSchema)
    .output(jobPageSchema)
    .query(({ ctx, input }) => listJobs({ ctx: ctx.service, input })),
  jobSummary: sessionProcedure
    .output(jobSummarySchema)
    .query(({ ctx }) => summariseJobs({ ctx: ctx.service })),
  retryJobs: sessionProcedure
    .input(jobIdsInputSchema)
    .output(changedJobsSchema)
    .mutation(({ ctx, input }) => retryJobs({ ctx: ctx.service, input })),
  removeJobs: sessionProcedure
    .input(jobIdsInputSchema)
    .output(changedJobsSchema)
    .mutation(({ ctx, input }) => removeJobs({ ctx: ctx.service, input })),
});
