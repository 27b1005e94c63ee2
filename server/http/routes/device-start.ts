import { startDeviceInputSchema, startedDeviceSchema } from "@/core/device/schema";
import { publicUrl } from "../../auth/public-url";
import { startDeviceLogin } from "../../services/device/start";
import { defineRoute } from "../route";

export const deviceStartRoute = defineRoute({
  method: "POST",
  path: "/device/start",
  summary: "Begins a login of a machine: by loopback callback, or by a code that the person types",
  auth: "none",
  input: startDeviceInputSchema,
  output: startedDeviceSchema,
  async handle({ ctx, input }) {
    const { loginId, ...started } = await startDeviceLogin({ ctx, input });
    const page = loginId ? `/device?login=${loginId}` : "/device";
    return { status: 201, body: { ...started, verificationUrl: publicUrl() + page } };
  },
});
