import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { hookWorld } from "../test/hook-world";
import { terminalIn } from "../test/terminal";
import type { CommandContext } from "./commands/context";
import { install } from "./commands/install";
import { unlink } from "./commands/link";
import { offerEverywhere } from "./commands/offer-everywhere";
import { readConfig, writeConfig } from "./state/config";
import { writeKnownProjects } from "./state/known-projects";
import { readLinks } from "./state/links";

let worlds: ReturnType<typeof hookWorld>[] = [];

afterEach(() => {
  for (const made of worlds) made.remove();
  worlds = [];
});

const SHOP = { slug: "shop", name: "Shop", role: "member", remotes: ["example.com/ada/shop"] };

/** Signed in, nothing linked; the person gives the same answer to each question. */
function signedIn(answer: boolean, interactive = true) {
  const made = hookWorld({ linked: false });
  worlds.push(made);
  const { origin } = made.place;
  const user = { id: "u", email: "ada@example.com", name: "Ada" };
  writeConfig(made.home, {
    servers: [{ origin, user, scopes: [], service: false, loggedInAt: "" }],
    folders: [],
  });
  writeKnownProjects(made.home, origin, [SHOP]);
  const asked: string[] = [];
  const { context, text } = terminalIn(made);
  const confirm = async (question: string) => {
    asked.push(question);
    return answer;
  };
  const asking: CommandContext = { ...context, terminal: { ...context.terminal, interactive, confirm } };
  return { ...made, origin, asked, context: asking, text };
}

function withProgram({ folder }: ReturnType<typeof hookWorld>): void {
  mkdirSync(join(folder, ".claude"));
  for (const name of [
    "hook.cjs",
    "hook-body.cjs",
    "hook-apart.cjs",
    "hook-seldom.cjs",
    "flush.cjs",
    "re2js.cjs",
  ])
    writeFileSync(join(folder, name), "");
}

describe("trust.md section 1: linking is a person's act", () => {
  it.each([
    [true, ["shop"]],
    [false, []],
  ])("heed install inside a repository asks; the answer %s decides", async (answer, linked) => {
    const made = signedIn(answer);
    withProgram(made);
    const options = { dryRun: false, yes: false };
    await install(made.context, answer ? options : { ...options, yes: true });
    expect(made.asked.at(-1)).toBe(`Link ${made.repo} to Shop on ${made.origin}?`);
    expect(Object.values(readLinks(made.home)).map((link) => link !== "off" && link.project)).toEqual(linked);
  });

  it("heed install links nothing where nobody can be asked", async () => {
    const made = signedIn(true, false);
    withProgram(made);
    await install(made.context, { dryRun: false, yes: true });
    expect(readLinks(made.home)).toEqual({});
  });

  it("with a server on this machine the pattern covers everything, once the person has said yes", async () => {
    const no = signedIn(false);
    await offerEverywhere(no.context, no.origin, [SHOP]);
    expect(readConfig(no.home).folders).toEqual([]);
    const yes = signedIn(true);
    await offerEverywhere(yes.context, yes.origin, [SHOP]);
    expect(readConfig(yes.home).folders).toEqual([{ folder: "/", origin: yes.origin, project: "shop" }]);
    await yes.prompt("hello");
    expect(yes.spooled()).toHaveLength(1);
    unlink(yes.context);
    await yes.prompt("again", "p-2", { session_id: "s-2" });
    expect(yes.spooled()).toHaveLength(1);
  });

  it("an agent cannot: the commands refuse inside a host", async () => {
    const made = signedIn(true);
    const inside = { ...made.context, insideHost: () => true };
    await expect(install(inside, { dryRun: false, yes: true })).rejects.toMatchObject({ exitCode: 3 });
    expect(() => unlink(inside)).toThrow("This command is for people");
  });
});
