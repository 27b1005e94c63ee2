import { router } from "./init";
import { accountRouter } from "./routers/account";
import { auditRouter } from "./routers/audit";
import { backtestRouter } from "./routers/backtest";
import { bundleRouter } from "./routers/bundle";
import { cliTokenRouter } from "./routers/cli-token";
import { deadlockRouter } from "./routers/deadlock";
import { deviceRouter } from "./routers/device";
import { factRouter } from "./routers/fact";
import { familyRouter } from "./routers/family";
import { historyRouter } from "./routers/history";
import { inboxRouter } from "./routers/inbox";
import { ingestRouter } from "./routers/ingest";
import { instanceRouter } from "./routers/instance";
import { invitationRouter } from "./routers/invitation";
import { liveRouter } from "./routers/live";
import { membershipRouter } from "./routers/membership";
import { onboardingRouter } from "./routers/onboarding";
import { overviewRouter } from "./routers/overview";
import { privacyRouter } from "./routers/privacy";
import { projectRouter } from "./routers/project";
import { recipeRouter } from "./routers/recipe";
import { recompilationRouter } from "./routers/recompilation";
import { ruleRouter } from "./routers/rule";
import { ruleCaseRouter } from "./routers/rule-case";
import { ruleHealthRouter } from "./routers/rule-health";
import { sessionRouter } from "./routers/session";
import { setupRouter } from "./routers/setup";
import { signInRouter } from "./routers/sign-in";
import { signalRouter } from "./routers/signal";
import { statisticsRouter } from "./routers/statistics";
import { topicRouter } from "./routers/topic";
import { userRouter } from "./routers/user";
import { violationRouter } from "./routers/violation";

export const appRouter = router({
  inbox: inboxRouter,
  history: historyRouter,
  recipe: recipeRouter,
  rule: ruleRouter,
  ruleCase: ruleCaseRouter,
  ruleHealth: ruleHealthRouter,
  live: liveRouter,
  ingest: ingestRouter,
  bundle: bundleRouter,
  account: accountRouter,
  audit: auditRouter,
  backtest: backtestRouter,
  cliToken: cliTokenRouter,
  deadlock: deadlockRouter,
  recompilation: recompilationRouter,
  device: deviceRouter,
  invitation: invitationRouter,
  membership: membershipRouter,
  privacy: privacyRouter,
  project: projectRouter,
  setup: setupRouter,
  signIn: signInRouter,
  fact: factRouter,
  family: familyRouter,
  onboarding: onboardingRouter,
  overview: overviewRouter,
  session: sessionRouter,
  signal: signalRouter,
  statistics: statisticsRouter,
  topic: topicRouter,
  violation: violationRouter,
  instance: instanceRouter,
  user: userRouter,
});

export type AppRouter = typeof appRouter;
