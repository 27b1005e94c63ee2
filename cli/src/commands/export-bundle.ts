import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { indexRules } from "../../../core/bundle/build";
import type { Bundle } from "../../../core/bundle/schema";
import { readHead } from "../state/bundle-cache";
import { type CommandContext, CommandFailure, EXIT, requirePerson } from "./context";
import { requireRules } from "./here";

/**
 * `heed rules export-bundle [file]`: the project's shared rules for `heed check --bundle`, on a machine that is not
 * signed in. No rule of one's own and nobody's words are in it.
 */
export function exportBundle(context: CommandContext, options: { out: string | undefined }): void {
  requirePerson(context);
  const { link, rules, muted } = requireRules(context);
  const head = readHead({ home: context.home, ...link });
  if (!head) throw new CommandFailure("No rules were fetched yet. Run: heed flush", EXIT.failed);
  const shared = rules.flatMap((rule) => {
    const waits = rule.layer !== "project" || rule.awaitsReview;
    return waits ? [] : { ...rule, words: null, maskedBy: null, weight: 0, lastRecurredAt: null };
  });
  const bundle: Bundle = {
    ...{ schemaVersion: 1, project: head.project, revision: { personal: 0, project: head.revision.project } },
    hash: createHash("sha256").update(JSON.stringify(shared)).digest("hex"),
    ...{
      generatedAt: head.generatedAt,
      auditHeads: {},
      notices: [],
      standingBlock: "when-needed",
      muted: [],
    },
    rules: shared,
    index: indexRules(shared),
  };
  const text = `${JSON.stringify(bundle, null, 1)}\n`;
  if (options.out === undefined) context.terminal.say(text.trimEnd());
  else {
    writeFileSync(resolve(context.cwd, options.out), text);
    context.terminal.say(`${options.out}: ${shared.length} shared rules of ${link.name}.`);
  }
  const left = muted.filter(({ number }) => number.startsWith("P")).length;
  if (left > 0) context.terminal.warn(`${left} shared rules that you muted are not in it.`);
}
