import type { ProcedureRows } from "./row";
import { approvalRows } from "./rows/approval";
import { backtestRows } from "./rows/backtest";
import { importRoutes } from "./rows/imports";
import { instanceRows } from "./rows/instance";
import { learningRows } from "./rows/learning";
import { libraryRows } from "./rows/library";
import { ownDataRows } from "./rows/own-data";
import { peopleRows } from "./rows/people";
import { privacyRows } from "./rows/privacy";
import { projectRows } from "./rows/projects";
import { recipeRows } from "./rows/recipes";
import { recompilationRows } from "./rows/recompilation";
import { eventRoutes, identityRoutes, type RouteRow } from "./rows/routes";
import { ruleRows } from "./rows/rules";
import { signInRows } from "./rows/sign-in";

/** One row for every procedure (a second one for shared rules as `name#shared`); the matrix test fails for a procedure without one, and the reverse. */
export const procedureRows: ProcedureRows = {
  ...peopleRows,
  ...signInRows,
  ...projectRows,
  ...ownDataRows,
  ...ruleRows,
  ...recipeRows,
  ...backtestRows,
  ...approvalRows,
  ...learningRows,
  ...libraryRows,
  ...recompilationRows,
  ...instanceRows,
  ...privacyRows,
};

/** One row for every REST route, by method and path. */
export const routeRows: Record<string, RouteRow> = { ...identityRoutes, ...eventRoutes, ...importRoutes };
