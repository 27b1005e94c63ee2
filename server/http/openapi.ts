import { type ZodType, z } from "zod";
import { version } from "../telemetry/version";
import { API_PREFIX } from "./api";
import { defineRoute, type Route } from "./route";

/** The route that describes the table it is part of. */
export function openApiRoute(routes: () => Route[]): Route {
  return defineRoute({
    method: "GET",
    path: "/openapi.json",
    auth: "none",
    summary: "This description",
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
    handle: async () => ({ body: describeApi(routes()) }),
  });
}

/** An OpenAPI 3.1 document of the table, from the zod schemas. */
export function describeApi(routes: Route[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = API_PREFIX + route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Heed", version },
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

const ERROR_SCHEMA = {
  type: "object",
  required: ["code", "message", "requestId"],
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    fieldErrors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    requestId: { type: "string" },
  },
};

function describeRoute(route: Route): Record<string, unknown> {
  const pathNames = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const input = schemaOf(route.input, "input");
  return {
    summary: route.summary,
    ...(route.auth === "token" ? { security: [{ token: route.scope ? [route.scope] : [] }] } : {}),
    parameters: describeParameters(route, input, pathNames),
    ...(route.method === "POST" ? { requestBody: { required: true, content: jsonContent(input) } } : {}),
    responses: {
      "200": { description: "Done", content: jsonContent(schemaOf(route.output, "output")) },
      default: { description: "Refused", content: jsonContent({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function describeParameters(route: Route, input: Record<string, unknown>, pathNames: string[]) {
  const properties = z.record(z.string(), z.unknown()).catch({}).parse(input.properties);
  const required = z.array(z.string()).catch([]).parse(input.required);
  const inPath = pathNames.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: properties[name] ?? {},
  }));
  if (route.method === "POST") return inPath;
  const inQuery = Object.entries(properties)
    .filter(([name]) => !pathNames.includes(name))
    .map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
  return [...inPath, ...inQuery];
}

function schemaOf(schema: ZodType, io: "input" | "output"): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: "any" }) };
}

function jsonContent(schema: Record<string, unknown>) {
  return { "application/json": { schema } };
}
