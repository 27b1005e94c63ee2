/**
 * The plugin itself, as the host loads it. It hands each extension point to the launcher and does what the answer
 * says; a launcher that is missing, slow or broken is the same as one that has nothing to say. `"LINE"` is filled in.
 */
export const PLUGIN_SOURCE = String.raw`// Written by heed install. Silent when Heed is missing, slow or broken: the host comes first.
import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";

export const name = "heed-dsh";

const LINE = "LINE";
const LIMIT_MS = 5000;
const MAX_ANSWER = 1024 * 1024;
/** Heed lets go by itself after three times; this is for the case that it does not. */
const MAX_STEERS = 8;

function ask(payload) {
  return new Promise((resolve) => {
    try {
      const child = spawn("/bin/sh", ["-c", LINE], { stdio: ["pipe", "pipe", "ignore"], detached: true });
      let text = "";
      const end = (value) => {
        clearTimeout(timer);
        try {
          process.kill(-child.pid, "SIGKILL");
        } catch {}
        resolve(value);
      };
      const timer = setTimeout(() => end({}), LIMIT_MS);
      child.stdout.on("data", (chunk) => {
        text += chunk;
        if (text.length > MAX_ANSWER) end({});
      });
      child.on("error", () => end({}));
      child.stdin.on("error", () => {});
      child.on("close", () => {
        try {
          end(text === "" ? {} : JSON.parse(text));
        } catch {
          end({});
        }
      });
      child.stdin.end(JSON.stringify(payload));
    } catch {
      resolve({});
    }
  });
}

const message = (text) => ({
  id: randomUUID(),
  role: "user",
  content: [{ type: "text", text }],
  source: { kind: "plugin", plugin: name },
});
const textOf = ({ content }) =>
  Array.isArray(content)
    ? content.flatMap((part) => (part?.type === "text" && typeof part.text === "string" ? part.text : [])).join("\n")
    : "";

export function apply(ctx) {
  const roots = new Map();
  const prompts = new Map();
  const steers = new Map();
  const said = new Map();
  const denied = new Set();

  function where(agent) {
    const { id, cwd, origin, parentSession } = agent.session.header;
    const isSub = origin === "subagent";
    if (!roots.has(id)) roots.set(id, isSub ? (roots.get(parentSession) ?? parentSession ?? id) : id);
    return {
      session_id: roots.get(id),
      cwd: cwd ?? process.cwd(),
      prompt_id: prompts.get(id),
      ...(isSub ? { agent_id: id } : {}),
    };
  }

  ctx.on("agent/session-start", ({ agent, source }) => {
    try {
      const place = where(agent);
      if (!place.agent_id) void ask({ ...place, hook_event_name: "SessionStart", source });
    } catch {}
  });

  ctx.on("agent/pre-step", async ({ agent, messages }, next) => {
    let answer = {};
    try {
      const typed = messages.filter(({ source }) => source?.kind === "user");
      if (typed.length > 0) {
        const { id } = agent.session.header;
        prompts.set(id, typed[0].id);
        steers.delete(id);
        const place = where(agent);
        answer = place.agent_id
          ? await ask({ ...place, hook_event_name: "SubagentStart" })
          : await ask({ ...place, hook_event_name: "UserPromptSubmit", prompt: typed.map(textOf).join("\n") });
      }
    } catch {}
    if (typeof answer.reject === "string") {
      try {
        process.stderr.write(answer.reject + "\n");
      } catch {}
      return { kind: "reject" };
    }
    const decision = await next();
    if (typeof answer.context !== "string" || decision?.kind !== "enter") return decision;
    return { ...decision, messages: [...decision.messages, message(answer.context)] };
  });

  ctx.on("tools/pre-execute", async (exec, next) => {
    try {
      const call = { tool_name: exec.name, tool_input: exec.arguments, tool_use_id: exec.callId };
      const { deny } = await ask({ ...where(exec.agent), hook_event_name: "PreToolUse", ...call });
      if (typeof deny === "string") {
        denied.add(exec.callId);
        return { kind: "deny", reason: deny };
      }
    } catch {}
    return next();
  });

  ctx.on("tools/post-execute", async (exec, result, next) => {
    const decision = await next();
    try {
      if (denied.delete(exec.callId)) return decision;
      const { isError, value } = result;
      const short = { exitCode: value?.exitCode, aborted: value?.aborted };
      const { context } = await ask({
        ...where(exec.agent),
        hook_event_name: "PostToolUse",
        tool_name: exec.name,
        tool_input: exec.arguments,
        tool_use_id: exec.callId,
        tool_response: { isError, value: short },
      });
      if (typeof context !== "string" || !decision) return decision;
      return { ...decision, additionalContexts: [...(decision.additionalContexts ?? []), message(context)] };
    } catch {
      return decision;
    }
  });

  ctx.on("session/event", (session, event) => {
    try {
      if (event?.type === "assistant/message") said.set(session.header.id, textOf(event.message ?? event.data ?? event));
    } catch {}
  });

  ctx.on("agent/turn-stopping", async ({ agent }) => {
    try {
      const { id } = agent.session.header;
      const count = steers.get(id) ?? 0;
      const place = where(agent);
      const { steer } = await ask({
        ...place,
        hook_event_name: place.agent_id ? "SubagentStop" : "Stop",
        stop_hook_active: count > 0,
        last_assistant_message: said.get(id),
      });
      if (typeof steer !== "string" || count >= MAX_STEERS) return;
      steers.set(id, count + 1);
      agent.steer(message(steer));
    } catch {}
  });
}
`;
