import "server-only";

import { headers } from "next/headers";
import { cache } from "react";
import { createRequestContext } from "./context";
import { createCallerFactory } from "./init";
import { appRouter } from "./root";

export { appRouter };

/** One context for all calls of one page: the session is read once. */
export const createServerContext = cache(async () => createRequestContext(new Headers(await headers())));

const createCaller = createCallerFactory(appRouter);

/** The procedures for server-rendered pages, without HTTP. */
export const createServerCaller = cache(async () => createCaller(await createServerContext()));
