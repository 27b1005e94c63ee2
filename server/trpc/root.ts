import { router } from "./init";
import { accountRouter } from "./routers/account";
import { auditRouter } from "./routers/audit";
import { cliTokenRouter } from "./routers/cli-token";
import { deviceRouter } from "./routers/device";
import { invitationRouter } from "./routers/invitation";
import { membershipRouter } from "./routers/membership";
import { projectRouter } from "./routers/project";
import { setupRouter } from "./routers/setup";

export const appRouter = router({
  account: accountRouter,
  audit: auditRouter,
  cliToken: cliTokenRouter,
  device: deviceRouter,
  invitation: invitationRouter,
  membership: membershipRouter,
  project: projectRouter,
  setup: setupRouter,
});

export type AppRouter = typeof appRouter;
