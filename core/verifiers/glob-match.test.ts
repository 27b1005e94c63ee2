import { describe, expect, it } from "vitest";
import { matchesAnyGlob } from "./glob";
import { globMatcher } from "./glob-match";

const fits = (glob: string, path: string) => globMatcher(glob)(path);

describe("a glob", () => {
  it.each([
    ["src/*.ts", "src/a.ts", true],
    ["src/*.ts", "src/a/b.ts", false],
    ["src/**/*.ts", "src/b.ts", true],
    ["src/**/*.ts", "src/a/c/b.ts", true],
    ["**/*.{ts,tsx}", "a/b.tsx", true],
    ["**/*.{ts,tsx}", "a/b.js", false],
    ["{src,lib}/{a,b}.ts", "lib/b.ts", true],
    ["vendor/**", "vendor/x/.env", true],
    ["vendor/**", "vendor", true],
    ["vendor/**", "vendors/x", false],
    ["*/**", "readme.md", false],
    ["*/**", "src/readme.md", true],
    ["**.ts", "a/b.ts", true],
    [".env*", ".env.local", true],
    ["?.ts", "a.ts", true],
    ["?.ts", "ab.ts", false],
    ["[a-c]x.ts", "bx.ts", true],
    ["[!a]x.ts", "ax.ts", false],
    ["app/[slug]/page.tsx", "app/[slug]/page.tsx", true],
    ["app/(dashboard)/**", "app/(dashboard)/page.tsx", true],
    ["SRC/*.TS", "src/a.ts", true],
    ["a{1}.ts", "a{1}.ts", true],
    ["src/a+b.ts", "src/a+b.ts", true],
    ["src/a.b", "src/aXb", false],
  ])("%s and %s: %s", (glob, path, expected) => {
    expect(fits(glob, path)).toBe(expected);
  });
});

/** Reading a list of characters is all that matching may cost; each of these took seconds or for ever as one pattern. */
describe("no glob keeps whoever matches it busy", () => {
  it.each([
    ["many stars in a name", "*a*a*a*a*a*a*a*a*a*ab", "a".repeat(4000)],
    ["many runs of folders", `${"**/a/".repeat(70)}b`, "a/".repeat(2000)],
    ["many choices", "{a,b}".repeat(70), "a".repeat(70)],
    ["many stars in many folders", "*a*c/**/".repeat(40), "ab/".repeat(1300)],
  ])("%s", (_what, glob, path) => {
    expect(matchesAnyGlob([glob], path)).toBe(false);
  });
});
