import ts from "typescript";

/** What architecture.md calls not audited: facts that many hooks write, and counters. */
const NOT_AUDITED = new Set([
  "agent-session",
  "delivery",
  "hook-event",
  "live",
  "model-call",
  "notice",
  "pipeline-run",
  "rate-limit",
  "session",
  "signal",
  "stage-run",
]);
/** The same within an audited folder: counters and last uses. */
const NOT_AUDITED_VERBS = new Set([
  "backtest/end-failed",
  "backtest/run-step",
  "cli-token/record-use",
  "violation/record-bypass",
  "violation/record-verdicts",
]);
/** Open to somebody who is not signed in yet, or part of a gate: a secret is the permission. */
const DOORS = new Set([
  "account/accept-invitation",
  "account/issue-link",
  "account/reset-password",
  "account/sign-in-with-identity",
  "account/sign-in-with-link",
  "cli-token/record-use",
  "device/exchange",
  "invitation/accept",
  "setup/claim",
]);
const PERMISSION = ["requirePermission", "requirePerson"];

/**
 * A write verb asks for permission and ends with an audit entry, itself or in a function of the
 * services that it calls.
 */
export function checkVerbs(files) {
  const verbs = files
    .filter(({ path }) => /^server\/services\/[^/]+\/.+\.ts$/.test(path) && !path.includes(".test."))
    .map((file) => ({ ...file, functions: collectFunctions(file) }));
  const all = new Map(verbs.flatMap(({ functions }) => [...functions]));
  return verbs.flatMap((file) => checkFile(file, all));
}

function checkFile({ path: file, text, functions }, all) {
  if (!text.includes("withTransaction(")) return [];
  const [, , folder, name] = file.split("/");
  const verb = `${folder}/${name.replace(/\.ts$/, "")}`;
  const isAudited = !NOT_AUDITED.has(folder) && !NOT_AUDITED_VERBS.has(verb);
  const problems = [];
  for (const [functionName, facts] of functions) {
    if (!facts.isExported) continue;
    const own = reachable(functionName, functions);
    if (!own.has("withTransaction")) continue;
    if (!DOORS.has(verb) && !PERMISSION.some((gate) => own.has(gate))) {
      problems.push(
        `${file}: ${functionName} writes without permission. Begin it with await requirePermission(ctx, "…").`,
      );
    }
    if (isAudited && !reachable(functionName, all).has("emitAudit")) {
      problems.push(
        `${file}: ${functionName} writes without a trace. End its transaction with await emitAudit(tx, ctx, …).`,
      );
    }
  }
  return problems;
}

function collectFunctions({ path: file, text }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = new Map();
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || !statement.name || !statement.body) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    functions.set(statement.name.text, { isExported, calls: callsOf(statement.body) });
  }
  return functions;
}

function callsOf(body) {
  const calls = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.add(node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return calls;
}

/** Everything that a function calls, directly or through the functions in the map. */
function reachable(start, functions) {
  const seen = new Set();
  const follow = (name) => {
    for (const call of functions.get(name)?.calls ?? []) {
      if (seen.has(call)) continue;
      seen.add(call);
      follow(call);
    }
  };
  follow(start);
  return seen;
}
