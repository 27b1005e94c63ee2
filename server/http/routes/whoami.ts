import { z } from "zod";
import { whoamiSchema } from "@/core/cli-token/schema";
import { whoami } from "../../services/cli-token/whoami";
import { version } from "../../telemetry/version";
import { defineRoute } from "../route";

export const whoamiRoute = defineRoute({
  method: "GET",
  path: "/whoami",
  summary: "Who the token acts for, its scopes and the projects it reaches",
  auth: "token",
  input: z.object({}),
  output: whoamiSchema,
  handle: async ({ ctx }) => ({ body: await whoami({ ctx, version }) }),
});
