import { setTimeout as sleep } from "node:timers/promises";
import { openApi } from "../api";
import { clientNote } from "../client-note";
import type { CommandContext } from "../commands/context";
import { deliveryFindings } from "../commands/doctor-delivery";
import { findHere, requireRules } from "../commands/here";
import { uncheckedLine } from "../commands/unchecked-rules";
import { readHead } from "../state/bundle-cache";
import { readDetectorMute } from "../state/detector-mute";
import { fieldsOf } from "../state/fields";
import { TransportError } from "../transport";
import { type Check, check, note } from "./check";

const CANARY_TRIES = 20;

/** What the checkout that the person stands in is linked to, its rules, and an event that is seen in the database. */
export async function projectChecks(context: CommandContext): Promise<Check[]> {
  const here = findHere(context);
  const linked = here?.linked;
  if (!here || linked?.state !== "linked")
    return [note("Project", false, "", "this folder is not linked: heed link")];
  const { link } = linked;
  const head = readHead({ home: context.home, ...link });
  return [
    check("Project", true, `${link.name} on ${link.origin}`, ""),
    ...detectorCheck(readDetectorMute({ home: context.home, ...link }), head !== null),
    note("Rules", head !== null, `${head?.ids.length ?? 0} rules`, "none fetched yet: heed flush"),
    ...uncheckedCheck(context),
    ...deliveryFindings(context.home, here.checkout.root, link, context.now()),
    ...(linked.sends ? [await canaryCheck(context, link)] : []),
  ];
}

/** Many prompts in a language and hardly a signal: the detectors do not know it, or the hooks cut the prompts. */
function detectorCheck(mute: string[], isFetched: boolean): Check[] {
  if (!isFetched) return [];
  const todo = "mark what it missed on a session's page; see Learning in the web application";
  return [
    note("Detector", mute.length === 0, "hears the languages of your prompts", `${mute.join(" ")} ${todo}`),
  ];
}

/** Only where there is something to say: most bundles have no such rule. */
function uncheckedCheck(context: CommandContext): Check[] {
  try {
    const line = uncheckedLine(requireRules(context).rules, context.home);
    return line === null ? [] : [note("Checks", false, "", line)];
  } catch {
    return [];
  }
}

/** Sends an event of its own and asks the server until it lies in the database. */
async function canaryCheck(
  { home, env, now, random }: CommandContext,
  { origin, project }: { origin: string; project: string },
): Promise<Check> {
  const api = openApi(home, origin, { env });
  const canary = { type: "canary", nonce: String(now()) } as const;
  const event = clientNote({ project, note: canary, author: "system", now: now(), random });
  try {
    const sent = await api.request({ path: "/api/v1/events", method: "POST", body: { events: [event] } });
    if (sent.error) return check("Canary", false, "", sent.error.message);
    for (let attempt = 0; attempt < CANARY_TRIES; attempt += 1) {
      const { body } = await api.request({ path: `/api/v1/events/${event.id}` });
      if (fieldsOf(body).stored === true) return check("Canary", true, "an event was stored and seen", "");
      await sleep(100);
    }
    return check("Canary", false, "", "the server took the event but does not show it");
  } catch (error) {
    const detail = error instanceof TransportError ? error.message : "it could not be sent";
    return check("Canary", false, "", detail);
  }
}
