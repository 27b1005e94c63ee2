import { createHash } from "node:crypto";

type SessionKey = { ownerId: string; projectId: string; host: string; hostSessionId: string };

/**
 * Id of the AgentSession of a host's session. It is computed, not looked up, so that events and their
 * session are stored by one statement and events that arrive twice or out of order find the same one.
 * @returns a UUID of version 8 over owner, project, host and the host's own session id
 */
export function agentSessionId({ ownerId, projectId, host, hostSessionId }: SessionKey): string {
  const bytes = createHash("sha256")
    .update(`${ownerId}/${projectId}/${host}/${hostSessionId}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
