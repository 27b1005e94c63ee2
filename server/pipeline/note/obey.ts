import { isHeedError, notFound } from "@/core/errors";
import type { PersonCommand } from "@/core/hook-event/schema";
import { reader } from "../../db/transaction";
import { remember } from "../../services/correction/remember";
import { createExemption } from "../../services/exemption/create";
import { forgetFacts } from "../../services/fact/forget";
import { createNotice } from "../../services/notice/create";
import { findRule } from "../../services/rule/internal";
import { muteRule } from "../../services/rule/mute";
import { undoRule } from "../../services/rule/undo";
import { unmuteRule } from "../../services/rule/unmute";
import { markLastWrong } from "../../services/violation/mark-last-wrong";
import type { Passage } from "../stage";

/**
 * Does what a person commanded at the prompt or in the terminal (learning.md section 8). The client has acted on it
 * already; a command that cannot be done here is told to the person and never tried again.
 */
export async function obey(passage: Passage, command: PersonCommand): Promise<void> {
  try {
    await perform(passage, command);
  } catch (error) {
    if (!isHeedError(error) || error.code === "INTERNAL" || error.code === "UNAVAILABLE") throw error;
    const { ctx } = passage;
    const text = `Heed could not do “${command.verb}”: ${error.message}`;
    await createNotice(reader(ctx), ctx, { ruleId: null, text });
  }
}

async function perform({ ctx, event, sessionId }: Passage, command: PersonCommand): Promise<void> {
  switch (command.verb) {
    case "undo":
      await undoRule({ ctx, input: { rule: command.rule } });
      return;
    case "allow": {
      const { rule, span, reason = "" } = command;
      await createExemption({ ctx, input: { event, sessionId, rule, span, reason } });
      return;
    }
    case "wrong": {
      const { rule = null, eventId = null } = command;
      await markLastWrong({ ctx, input: { sessionId, rule, eventId } });
      return;
    }
    case "remember":
      await remember({ ctx, input: { event, sessionId, text: command.text } });
      return;
    case "forget":
      await forgetFacts({ ctx, input: { text: command.text } });
      return;
    case "mute":
      await muteRule({ ctx, input: { ruleId: await namedRule(ctx, command.rule) } });
      return;
    case "unmute":
      await unmuteRule({ ctx, input: { ruleId: await namedRule(ctx, command.rule) } });
      return;
    case "pause":
    case "resume":
    case "on":
    case "off":
      // They concern one machine only; the client keeps them.
      return;
  }
}

/** What a person typed: `P4`, an id, or only `4`, since no own rule can be muted. @throws NOT_FOUND */
async function namedRule(ctx: Passage["ctx"], text: string): Promise<string> {
  const rule = await findRule(reader(ctx), ctx, /^\d+$/.test(text) ? `P${text}` : text);
  if (!rule) throw notFound(`Rule ${text}`);
  return rule.id;
}
