import type { HostAdapter } from "../adapter";
import { DSH_CAPABILITIES } from "./capabilities";
import { normalisePayload } from "./normalise";
import { readPayload } from "./payload";
import { renderAnswer } from "./render";

export const dsh: HostAdapter = {
  capabilities: DSH_CAPABILITIES,
  normalise: normalisePayload,
  render: renderAnswer,
  locate(value) {
    const payload = readPayload(value);
    return payload && { session: payload.session_id, cwd: payload.cwd };
  },
  // Its session files are packed; the plugin tells as it happens what a person typed.
  readTranscript: () => ({ provenance: [], denials: [], interrupts: [] }),
};
