import { initTRPC } from "@trpc/server";
import superjson from "superjson";
import type { RequestContext } from "./context";
import { toHeedError } from "./error-shape";

const t = initTRPC.context<RequestContext>().create({
  transformer: superjson,
  errorFormatter({ shape, error, ctx }) {
    const known = toHeedError(error);
    return {
      ...shape,
      message: known.message,
      data: {
        code: known.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        fieldErrors: known.fieldErrors,
        retryAfter: known.retryAfter,
        requestId: ctx?.requestId,
      },
    };
  },
});

export const router = t.router;
export const middleware = t.middleware;
export const baseProcedure = t.procedure;
export const createCallerFactory = t.createCallerFactory;
