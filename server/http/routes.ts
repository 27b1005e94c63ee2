import type { Route } from "./route";

/** The REST API below `/api/v1`; a new route is one file in `routes/` and one line here. */
export const routes: Route[] = [];
