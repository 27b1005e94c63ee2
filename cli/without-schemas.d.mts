import type { Plugin } from "esbuild";

export function withoutSchemas(root: string): Plugin;
export function schemaChecks(text: string): string[];
