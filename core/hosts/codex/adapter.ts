import type { HostAdapter } from "../adapter";
import { CODEX_CAPABILITIES } from "./capabilities";
import { normalisePayload } from "./normalise";
import { readPayload } from "./payload";
import { renderAnswer } from "./render";
import { readTranscriptTail } from "./transcript";

export const codex: HostAdapter = {
  capabilities: CODEX_CAPABILITIES,
  normalise: normalisePayload,
  render: renderAnswer,
  locate(value) {
    const payload = readPayload(value);
    return payload && { session: payload.session_id, cwd: payload.cwd };
  },
  readTranscript: readTranscriptTail,
};
