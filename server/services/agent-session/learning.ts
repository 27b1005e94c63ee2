import type { RunView, TimelineItem } from "@/core/agent-session/schema";
import { detectorNameSchema, signalLabelSchema } from "@/core/correction/schema";
import { reader } from "@/server/db/transaction";
import type { ProjectServiceContext } from "../context";
import { resolutionSelect } from "../resolution/internal";
import { toResolutionViews } from "../resolution/to-view";
import { referenceSelect } from "../rule/select";
import { toReference } from "../rule/to-reference";
import { personOf } from "../rule/visibility";
import { markSelect, toMarkView } from "../signal/internal";
import { runSelect, toRunView } from "./run-view";

type Learning = Pick<TimelineItem, "signals" | "mark" | "record" | "resolutions" | "cards"> & {
  run: RunView | null;
};

const NOTHING: Learning = { signals: [], mark: null, record: null, resolutions: [], cards: [], run: null };

/** What Heed made of each of these events: signals, record, run, resolutions, cards. */
export async function readLearning(
  ctx: ProjectServiceContext,
  eventIds: string[],
): Promise<(eventId: string) => Learning> {
  const where = { eventId: { in: eventIds }, projectId: ctx.project.id };
  const [signals, marks, records, runs, deliveries] = await Promise.all([
    reader(ctx).correctionSignal.findMany({ where, orderBy: { score: "desc" } }),
    reader(ctx).signalMark.findMany({
      where: { ...where, ownerId: personOf(ctx), withdrawnAt: null },
      select: markSelect,
    }),
    reader(ctx).correctionRecord.findMany({
      where,
      select: {
        ...{ id: true, eventId: true, label: true, learnable: true, path: true },
        ...{ explanation: true, status: true },
        resolutions: { select: resolutionSelect, orderBy: { position: "asc" } },
      },
    }),
    reader(ctx).pipelineRun.findMany({ where, select: runSelect }),
    reader(ctx).delivery.findMany({
      where,
      select: { eventId: true, form: true, rule: { select: referenceSelect } },
    }),
  ]);
  const views = await toResolutionViews(
    ctx,
    records.flatMap((record) => record.resolutions),
  );
  const viewById = new Map(views.map((view) => [view.id, view]));
  return (eventId) => {
    const found = records.find((record) => record.eventId === eventId);
    const mark = marks.find((row) => row.eventId === eventId);
    const run = runs.find((row) => row.eventId === eventId);
    const { eventId: _event, resolutions, ...record } = found ?? { eventId, resolutions: [], id: "" };
    return {
      ...NOTHING,
      run: run ? toRunView(run) : null,
      mark: mark ? toMarkView(mark) : null,
      record: "label" in record ? record : null,
      resolutions: resolutions.flatMap(({ id }) => viewById.get(id) ?? []),
      signals: signals.filter((signal) => signal.eventId === eventId).map(toSignal),
      cards: deliveries
        .filter((delivery) => delivery.eventId === eventId)
        .map(({ rule, form }) => ({ rule: toReference(rule), form })),
    };
  };
}

type SignalRow = {
  detector: string;
  kind: string;
  score: number;
  spanStart: number;
  spanEnd: number;
  reasons: string[];
  referentEventId: string | null;
};

function toSignal(row: SignalRow): TimelineItem["signals"][number] {
  return {
    detector: detectorNameSchema.parse(row.detector),
    kind: signalLabelSchema.parse(row.kind),
    score: row.score,
    span: [row.spanStart, row.spanEnd],
    reasons: row.reasons,
    referentEventId: row.referentEventId,
  };
}
