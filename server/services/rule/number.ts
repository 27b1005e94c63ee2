import type { Layer } from "@/core/rule/schema";

/** `R12` for an own rule, `P4` for a project's. */
export function ruleNumber(layer: Layer, number: number): string {
  return `${layer === "personal" ? "R" : "P"}${number}`;
}

/** Layer and number of a typed number; a bare number means an own rule. Null for anything else. */
export function parseRuleNumber(text: string): { layer: Layer; number: number } | null {
  const match = /^([RP]?)(\d{1,9})$/i.exec(text.trim());
  if (!match) return null;
  return {
    layer: match[1]?.toUpperCase() === "P" ? "project" : "personal",
    number: Number(match[2]),
  };
}
