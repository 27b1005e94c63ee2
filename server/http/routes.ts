import type { Route } from "./route";
import { auditWitnessRoute } from "./routes/audit-witness";
import { backfillsRoute, undoBackfillsRoute } from "./routes/backfills";
import { bundleRoute } from "./routes/bundle";
import { deviceStartRoute } from "./routes/device-start";
import { deviceTokenRoute } from "./routes/device-token";
import { eventStoredRoute } from "./routes/event-stored";
import { eventsRoute } from "./routes/events";
import { importsRoute } from "./routes/imports";
import { labelsRoute } from "./routes/labels";
import { libraryRoute } from "./routes/library";
import { whoamiRoute } from "./routes/whoami";

/** The REST API below `/api/v1`; a new route is one file in `routes/` and one line here. */
export const routes: Route[] = [
  whoamiRoute,
  deviceStartRoute,
  deviceTokenRoute,
  bundleRoute,
  auditWitnessRoute,
  eventStoredRoute,
  eventsRoute,
  labelsRoute,
  libraryRoute,
  importsRoute,
  backfillsRoute,
  undoBackfillsRoute,
];
