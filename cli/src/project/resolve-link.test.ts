import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig, type ServerEntry, writeConfig } from "../state/config";
import { writeKnownProjects } from "../state/known-projects";
import { readLinks, writeLink } from "../state/links";
import { type CheckoutFacts, matchesOf, newLink, projectFor, resolveLink } from "./resolve-link";

const WORK = "https://heed.acme.dev";
const HOME = "http://127.0.0.1:3000";
const UPSTREAM = "github.com/acme/shop";
const FORK = "github.com/ada/shop";

let home = "";

function server(origin: string, change: Partial<ServerEntry> = {}): ServerEntry {
  const user = { id: "u", email: "ada@example.com", name: "Ada" };
  return { origin, user, scopes: ["events:write"], service: false, loggedInAt: "", ...change };
}

function project(slug: string, remotes: string[]) {
  return { slug, name: slug, role: "member", remotes };
}

function checkout(change: Partial<CheckoutFacts> = {}): CheckoutFacts {
  const remotes = change.remotes ?? [UPSTREAM];
  const facts = { root: "/w/shop", commonFolder: "/w/shop/.git", remotes, named: null };
  return { ...facts, matches: matchesOf(home, remotes), ...change };
}

beforeEach(() => {
  home = join(mkdtempSync(join(tmpdir(), "heed-link-")), ".heed");
  writeConfig(home, { servers: [server(WORK), server(HOME)], folders: [] });
  writeKnownProjects(home, WORK, [project("shop", [UPSTREAM]), project("site", ["github.com/acme/site"])]);
  writeKnownProjects(home, HOME, [project("private", [])]);
});

afterEach(() => rmSync(join(home, ".."), { recursive: true, force: true }));

function confirm(origin: string, slug: string, facts: CheckoutFacts): void {
  const chosen = { origin, project: project(slug, []), checkout: facts, now: 0 };
  writeLink(home, "/w/shop/.git", newLink(home, chosen));
}

describe("trust.md section 2: a remote is a claim, not an identity", () => {
  it("a match with a project links nothing by itself: a person confirms it, and it is kept in links.json", () => {
    expect(resolveLink(home, checkout())).toEqual({ state: "unlinked" });
    expect(projectFor(home, checkout())).toMatchObject({ origin: WORK, project: { slug: "shop" } });
    confirm(WORK, "shop", checkout());
    expect(readLinks(home)["/w/shop/.git"]).toMatchObject({
      origin: WORK,
      project: "shop",
      remotes: [UPSTREAM],
    });
    expect(resolveLink(home, checkout())).toMatchObject({ state: "linked", sends: true });
  });

  it("every remote is a candidate: a fork is recognised by its upstream", () => {
    expect(projectFor(home, checkout({ remotes: [FORK, UPSTREAM] }))?.project.slug).toBe("shop");
  });

  it("is resolved among the user's own projects only: a remote that names a stranger's means nothing", () => {
    expect(projectFor(home, checkout({ remotes: ["github.com/stranger/x"] }))).toBeNull();
    expect(matchesOf(home, ["github.com/stranger/x"])).toEqual([]);
  });

  it("two candidates are no answer: the person chooses", () => {
    const both = checkout({ remotes: [UPSTREAM, "github.com/acme/site"] });
    expect(projectFor(home, both)).toBeNull();
    expect(projectFor(home, checkout({ named: "site" }))).toBeNull();
  });

  it("a name file points at an own project, on whatever server that is", () => {
    expect(projectFor(home, checkout({ remotes: [], named: "private" }))).toMatchObject({ origin: HOME });
    expect(projectFor(home, checkout({ remotes: [], named: "nobodys" }))).toBeNull();
  });
});

describe("trust.md section 2: asks again, and until then nothing is sent", () => {
  beforeEach(() => confirm(WORK, "shop", checkout()));

  it.each<[string, Partial<CheckoutFacts>, "remotes" | "name"]>([
    ["a changed remote", { remotes: ["evil.example/x"] }, "remotes"],
    ["one more remote", { remotes: [UPSTREAM, FORK] }, "remotes"],
    ["a name file for another project", { named: "site" }, "name"],
  ])("after %s", (_what, change, why) => {
    expect(resolveLink(home, checkout(change))).toEqual({ state: "changed", why });
  });

  it("after a second match: another server's project claims the same remote", () => {
    writeKnownProjects(home, HOME, [project("mirror", [UPSTREAM])]);
    expect(resolveLink(home, checkout())).toEqual({ state: "changed", why: "match" });
    confirm(WORK, "shop", checkout());
    expect(resolveLink(home, checkout())).toMatchObject({ state: "linked", link: { origin: WORK } });
  });

  it("not after what the person has confirmed: the same name file, the same remotes", () => {
    expect(resolveLink(home, checkout({ named: "shop" }))).toMatchObject({ state: "linked" });
    confirm(WORK, "shop", checkout({ named: "site" }));
    expect(resolveLink(home, checkout({ named: "site" }))).toMatchObject({ state: "linked" });
  });
});

describe("trust.md section 1: a folder pattern of the person's own config", () => {
  it("links everything below it; the longest pattern counts", () => {
    const folders = [
      { folder: "/", origin: HOME, project: "private" },
      { folder: "/w", origin: WORK, project: "shop" },
    ];
    writeConfig(home, { ...readConfig(home), folders });
    expect(resolveLink(home, checkout())).toMatchObject({ link: { origin: WORK, project: "shop" } });
    const elsewhere = checkout({ root: "/x", commonFolder: "/x/.git", remotes: [] });
    expect(resolveLink(home, elsewhere)).toMatchObject({ link: { origin: HOME, project: "private" } });
  });

  it("never swallows a checkout that another of my projects claims: the person confirms first", () => {
    const folders = [{ folder: "/", origin: HOME, project: "private" }];
    writeConfig(home, { ...readConfig(home), folders });
    expect(resolveLink(home, checkout())).toEqual({ state: "changed", why: "match" });
  });
});

describe("a link names exactly one server", () => {
  it("that the person is no longer signed in to: nothing is sent, whatever other servers there are", () => {
    confirm(WORK, "shop", checkout());
    writeConfig(home, { servers: [server(HOME)], folders: [] });
    expect(resolveLink(home, checkout())).toEqual({ state: "signed_out" });
  });

  it("with a service token rules are fetched and nothing is sent", () => {
    confirm(WORK, "shop", checkout());
    writeConfig(home, { servers: [server(WORK, { service: true, scopes: ["rules:read"] })], folders: [] });
    expect(resolveLink(home, checkout())).toMatchObject({ state: "linked", sends: false, mayTeach: false });
  });
});
