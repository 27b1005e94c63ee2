import { type ZodType, z } from "zod";

export type SpecControl =
  | { type: "text" }
  | { type: "number" }
  | { type: "flag" }
  /** Texts, one a line. */
  | { type: "lines" }
  | { type: "choice"; options: string[] }
  | { type: "choices"; options: string[] }
  | { type: "group"; fields: SpecField[] }
  /** Any number of alike groups. */
  | { type: "groups"; fields: SpecField[] };

export type SpecField = {
  name: string;
  label: string;
  help?: string;
  required: boolean;
  control: SpecControl;
};

type JsonSchema = {
  type?: string;
  label?: unknown;
  help?: unknown;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
};

/** The form of a kind, read from its schema: labels and help stand in `.meta`, the kind's own name is left out. */
export function readSpecFields(schema: ZodType): SpecField[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): SpecField[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const control = controlOf(property);
    if (!control) return [];
    const help = typeof property.help === "string" ? property.help : undefined;
    const label = typeof property.label === "string" ? property.label : name;
    return [{ name, label, ...(help && { help }), required: required.includes(name), control }];
  });
}

/** Null for what nobody chooses: constants, and shapes without a control. */
function controlOf(schema: JsonSchema): SpecControl | null {
  if (schema.const !== undefined) return null;
  if (schema.enum) return { type: "choice", options: textsOf(schema.enum) };
  if (schema.type === "string") return { type: "text" };
  if (schema.type === "integer" || schema.type === "number") return { type: "number" };
  if (schema.type === "boolean") return { type: "flag" };
  if (schema.type === "object") return { type: "group", fields: fieldsOf(schema) };
  if (schema.type !== "array" || !schema.items) return null;
  if (schema.items.enum) return { type: "choices", options: textsOf(schema.items.enum) };
  if (schema.items.type === "string") return { type: "lines" };
  return schema.items.type === "object" ? { type: "groups", fields: fieldsOf(schema.items) } : null;
}

function textsOf(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string");
}
