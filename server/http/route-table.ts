import type { HttpMethod, Route } from "./route";

export type Match =
  | { kind: "route"; route: Route; params: Record<string, string> }
  | { kind: "method"; allowed: HttpMethod[] }
  | { kind: "none" };

type Compiled = { route: Route; segments: string[] };

/** Finds the route of a method and path; paths without parameters are one map lookup. */
export function createRouteTable(routes: Route[]): (method: string, path: string) => Match {
  const fixed = new Map(
    routes.filter(({ path }) => !path.includes(":")).map((route) => [`${route.method} ${route.path}`, route]),
  );
  const compiled = routes.map((route) => ({ route, segments: route.path.split("/") }));

  return (method, path) => {
    const route = fixed.get(`${method} ${path}`);
    if (route) return { kind: "route", route, params: {} };
    return search(compiled, method, path);
  };
}

function search(compiled: Compiled[], method: string, path: string): Match {
  const segments = path.split("/");
  const allowed: HttpMethod[] = [];
  for (const candidate of compiled) {
    const params = paramsOf(candidate.segments, segments);
    if (!params) continue;
    if (candidate.route.method === method) return { kind: "route", route: candidate.route, params };
    allowed.push(candidate.route.method);
  }
  return allowed.length > 0 ? { kind: "method", allowed } : { kind: "none" };
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) {
      const value = decodeSegment(segment);
      if (!value) return null;
      params[part.slice(1)] = value;
    } else if (part !== segment) return null;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
