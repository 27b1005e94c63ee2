import type { ProcedureRows } from "./row";
import { ownDataRows } from "./rows/own-data";
import { peopleRows } from "./rows/people";
import { projectRows } from "./rows/projects";
import { identityRoutes, type RouteRow } from "./rows/routes";

/** One row for every procedure; the matrix test fails for a procedure without one, and the reverse. */
export const procedureRows: ProcedureRows = { ...peopleRows, ...projectRows, ...ownDataRows };

/** One row for every REST route, by method and path. */
export const routeRows: Record<string, RouteRow> = { ...identityRoutes };
