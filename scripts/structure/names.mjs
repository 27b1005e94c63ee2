const DRAWERS = /^(?:utils?|helpers?|misc|common|types|shared|stuff|lib)\.(?:ts|tsx|mjs)$/;
const PUBLIC_FACE = /^core\/[^/]+\/index\.ts$/;
const SEED = "prisma/seed/index.ts";

/** First words of a file in `server/services/<entity>/`: one verb a file. */
const VERBS = new Set(
  `accept activate add admit answer append apply approve archive assert attach authorize backtest change check claim clear clone
   compile complete confirm consume count create decide decline delete deny detach disable dismiss downgrade
   emit enable end erase escalate exchange exempt expire explain export find finish find forget get grant hash ignore import insert
   invite is issue join keep label learn leave link list load lock log maintain mark merge move mute mine narrow notify
   observe pause preview promote propose publish purge put read rebuild record redact refresh release remember remove
   rename render reopen replace request require reset resolve restore resume retire retry return revise revoke rollback rotate run
   save search seed send set settle show sign skip snooze split start stop store submit subscribe summarise
   supersede switch sync take teach test to touch transfer undo unlink unmute update use verify void wake whoami withdraw write`.split(
    /\s+/,
  ),
);
/** What is no verb: the two files that any entity may have, and the nouns of a few. Closed, like the verbs. */
const SUPPORT = ["internal", "select"];
const NOUNS = {
  "agent-session": ["learning", "timeline"],
  bundle: ["audit-heads", "notices", "source-rules", "state"],
  "hook-event": ["event-columns", "event-jobs", "retention", "session-key"],
  live: ["channel"],
  notice: ["learned-text"],
  overview: ["hosts", "weeks"],
  rule: [
    "abilities",
    "activation-of",
    "approval",
    "content",
    "health",
    "lesson",
    "number",
    "pending-replacement",
    "sayable",
    "visibility",
  ],
};

/** Closed file vocabulary, no drawers, no barrels, no long climbs in imports. */
export function checkNames(files) {
  return files.flatMap((file) => [...checkName(file.path), ...checkImports(file)]);
}

function checkName(file) {
  const name = file.split("/").at(-1);
  const problems = [];
  if (DRAWERS.test(name)) problems.push(`${file}: a drawer. Name the file after the one thing it holds.`);
  if (/^index\.tsx?$/.test(name) && !PUBLIC_FACE.test(file) && file !== SEED) {
    problems.push(
      `${file}: a barrel. Import the files themselves; only core/<module>/index.ts may be a public face.`,
    );
  }
  const verb = /^server\/services\/([^/]+)\/([^/]+?)(\.db\.test|\.test)?\.ts$/.exec(file);
  // A test may be named after its entity.
  if (verb && !verb[3] && !isKnownName(verb[1], verb[2])) {
    problems.push(
      `${file}: not a verb. One verb a file (create.ts, list.ts …), helpers in internal.ts, selects in select.ts; a new verb goes into scripts/structure/names.mjs.`,
    );
  }
  if (/^server\/services\/[^/]+\/.+\//.test(file)) {
    problems.push(
      `${file}: a folder in a service folder. Services are flat: server/services/<entity>/<verb>.ts.`,
    );
  }
  return problems;
}

function isKnownName(entity, name) {
  return VERBS.has(name.split("-")[0]) || SUPPORT.includes(name) || (NOUNS[entity] ?? []).includes(name);
}

function checkImports({ path: file, text }) {
  if (!/\.tsx?$/.test(file)) return [];
  // core/ and cli/ are read by several bundlers and keep relative imports; elsewhere "@/" is shorter.
  if (/^(?:core|cli)\//.test(file) || !/from "(?:\.\.\/){3}/.test(text)) return [];
  return [`${file}: an import climbs three folders. Use "@/…".`];
}
