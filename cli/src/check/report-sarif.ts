import { createHash } from "node:crypto";
import type { BundleRule } from "../../../core/bundle/schema";
import { VERSION } from "../version";
import type { Finding, Findings } from "./findings";
import { jsonCommandsNothing } from "./runner-words";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Findings as SARIF 2.1.0: rules, results, places, and fingerprints that stay when lines move. */
export function sarifReport({ findings, undecided }: Findings): string {
  const rules = [...new Map(findings.map(({ rule }) => [rule.id, rule])).values()];
  const seen = new Map<string, number>();
  const notification = {
    level: "note",
    message: { text: `${undecided} checks could not be judged.` },
  };
  const log = JSON.stringify(
    {
      $schema: SCHEMA,
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "Heed", semanticVersion: VERSION, rules: rules.map(descriptor) } },
          columnKind: "utf16CodeUnits",
          invocations: [
            {
              executionSuccessful: true,
              ...(undecided > 0 ? { toolExecutionNotifications: [notification] } : {}),
            },
          ],
          results: findings.map((finding) => resultOf(finding, rules.indexOf(finding.rule), seen)),
        },
      ],
    },
    null,
    2,
  );
  return jsonCommandsNothing(log);
}

function descriptor(rule: BundleRule) {
  return {
    id: rule.number,
    shortDescription: { text: rule.statement },
    fullDescription: { text: rule.instruction },
    help: { text: rule.remedy ?? rule.message },
    defaultConfiguration: { level: rule.mode === "block" ? "error" : "warning" },
    properties: { severity: rule.severity, version: rule.version },
  };
}

function resultOf(finding: Finding, ruleIndex: number, seen: Map<string, number>) {
  const { rule, path, line, stops, evidence } = finding;
  const key = [rule.id, path, evidence].join("\0");
  const count = seen.get(key) ?? 0;
  seen.set(key, count + 1);
  return {
    ruleId: rule.number,
    ruleIndex,
    level: stops ? "error" : "warning",
    message: { text: [rule.message || rule.statement, evidence].filter(Boolean).join("\n") },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path), uriBaseId: "%SRCROOT%" },
          ...(line === null ? {} : { region: { startLine: line } }),
        },
      },
    ],
    partialFingerprints: { "heedFinding/v1": createHash("sha256").update(`${key}\0${count}`).digest("hex") },
  };
}

/** A relative reference: each part is encoded, also `:` and `?`. */
function uriOf(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
