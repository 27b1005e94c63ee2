/**
 * Stands in for zod in the hook's bundle. The hot path only declares schemas (beside constants that it needs) and
 * never parses with them: each declaration becomes one shared object that answers every call with itself.
 */
const stub: object = new Proxy(() => stub, {
  get: (_target, key) => (key === Symbol.toPrimitive || key === "then" ? undefined : stub),
  apply: () => stub,
});

export const z = stub;
