import { db } from "../../server/db/client";
import { playSample } from "../../server/pipeline/sample/play";
import { hashPassword } from "../../server/services/account/hash-password";
import type { ServiceContext } from "../../server/services/context";
import { loadSample } from "../../server/services/sample/load";

// npm run seed [e-mail]: the sample project in the account of that person, who is made when missing.
const email = process.argv[2] ?? "sample@heed.localhost";
const password = "sample-password-1";

const user =
  (await db.user.findUnique({ where: { email } })) ??
  (await db.user.create({
    data: { email, name: "Sam Sample", passwordHash: await hashPassword(password), isInstanceAdmin: true },
  }));
const now = new Date();
const ctx: ServiceContext = {
  actor: {
    type: "user",
    userId: user.id,
    name: user.name,
    email: user.email,
    isInstanceAdmin: user.isInstanceAdmin,
    sessionId: user.id,
    authenticatedAt: now,
    address: "127.0.0.1",
  },
  requestId: "seed",
  now: () => now,
};
const { projectSlug, projectId } = await loadSample({ ctx });
await playSample({ projectId, ownerId: user.id, ownerName: user.name, today: now });

console.log(
  `Sample project of ${user.email}${user.name === "Sam Sample" ? ` (password: ${password})` : ""}:`,
);
for (const page of ["overview", "inbox", "rules", "sessions", "violations", "history", "audit"]) {
  console.log(`  /p/${projectSlug}/${page}`);
}
