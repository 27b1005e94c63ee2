import { describe, expect, it } from "vitest";
import {
  findNavigationItem,
  itemPath,
  PERSON_NAVIGATION,
  PROJECT_NAVIGATION,
  projectPath,
  readProjectSlug,
} from "./navigation";

describe("findNavigationItem", () => {
  it.each([
    ["/p/acme/rules", "rules"],
    ["/p/acme/rules/0198", "rules"],
    ["/p/acme/settings/members", "members"],
    ["/p/acme/settings/general", "settings"],
    ["/account", "account"],
  ])("%s belongs to %s", (pathname, id) => {
    expect(findNavigationItem(pathname)?.id).toBe(id);
  });

  it("does not take a page for another that begins alike", () => {
    expect(findNavigationItem("/p/acme/rulesets")).toBeNull();
    expect(findNavigationItem("/accounting")).toBeNull();
  });
});

it("builds and reads project addresses", () => {
  expect(projectPath("acme-web", "inbox")).toBe("/p/acme-web/inbox");
  expect(readProjectSlug("/p/acme-web/inbox")).toBe("acme-web");
  expect(readProjectSlug("/account")).toBeNull();
  const [first] = PERSON_NAVIGATION;
  expect(first && itemPath(first, "acme-web")).toBe("/account");
});

it("gives each page a hotkey of its own", () => {
  const hotkeys = PROJECT_NAVIGATION.map((item) => item.hotkey).filter((keys) => keys !== undefined);
  expect(new Set(hotkeys).size).toBe(hotkeys.length);
  expect(hotkeys.every((keys) => /^g .$/.test(keys))).toBe(true);
});
