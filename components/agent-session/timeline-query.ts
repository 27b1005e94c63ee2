import type { SessionSummary, TimelineInput, TimelineItem } from "@/core/agent-session/schema";

/** Input of `session.timeline` without what paging adds. */
export type TimelineQuery = {
  projectSlug: string;
  sessionId: string;
  show: TimelineInput["show"];
  at?: string;
  limit: number;
};

type TimelinePage = { items: TimelineItem[]; nextCursor: string | null };
type Place = { show: TimelineInput["show"]; at: string | null; from: "start" | null };

const PAGE_SIZE = 100;

/**
 * Where the timeline starts: at the linked event, unless the session is so short that its beginning fits on the
 * page too, or the person asked for what came before.
 */
export function timelineQuery(
  ids: { projectSlug: string; sessionId: string },
  place: Place,
  session: Pick<SessionSummary, "prompts" | "actions"> | undefined,
): TimelineQuery {
  const startsAtLink = place.at !== null && place.from === null && !(session && isShort(session));
  return {
    ...ids,
    show: place.show,
    ...(startsAtLink && place.at !== null && { at: place.at }),
    limit: PAGE_SIZE,
  };
}

/** An action is two events, its beginning and its end; a turn of a prompt has an end too. */
function isShort({ prompts, actions }: Pick<SessionSummary, "prompts" | "actions">): boolean {
  return 2 * (prompts + actions) < PAGE_SIZE;
}

export function nextTimelineCursor(page: TimelinePage): string | undefined {
  return page.nextCursor ?? undefined;
}
