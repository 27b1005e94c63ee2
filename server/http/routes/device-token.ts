import { exchangeDeviceInputSchema, exchangedDeviceSchema } from "@/core/device/schema";
import { exchangeDeviceLogin } from "../../services/device/exchange";
import { defineRoute } from "../route";

export const deviceTokenRoute = defineRoute({
  method: "POST",
  path: "/device/token",
  summary: "Fetches the token of an approved login, once; PRECONDITION while the person has not decided",
  auth: "none",
  // One poll every two seconds for ten minutes, from several machines behind one address.
  limit: { points: 300, seconds: 60 },
  input: exchangeDeviceInputSchema,
  output: exchangedDeviceSchema,
  async handle({ ctx, input }) {
    return { headers: { "cache-control": "no-store" }, body: await exchangeDeviceLogin({ ctx, input }) };
  },
});
