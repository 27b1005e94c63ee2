import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readMessages } from "@/test/with-messages";

const TRANSLATOR = /const (\w+) = (?:await )?(?:useTranslations|getTranslations)\("([^"]+)"\)/g;

const messages = readMessages();
const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));

describe("messages", () => {
  it("has every message that the code asks for by a literal key", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(findMissing)).toEqual([]);
  });
});

/** `file: namespace.key` of each call `t("key")` whose key is in none of the namespaces bound to `t` there. */
function findMissing(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const namespaces = new Map<string, string[]>();
  for (const [, name = "", namespace = ""] of source.matchAll(TRANSLATOR)) {
    namespaces.set(name, [...(namespaces.get(name) ?? []), namespace]);
  }
  return [...namespaces].flatMap(([name, known]) => {
    const calls = source.matchAll(new RegExp(`\\b${name}(?:\\.rich|\\.markup)?\\("([^"]+)"`, "g"));
    return Array.from(calls, ([, key = ""]) => key)
      .filter((key) => !known.some((namespace) => typeof lookUp(`${namespace}.${key}`) === "string"))
      .map((key) => `${file}: ${known.join("|")}.${key}`);
  });
}

function lookUp(keyPath: string): unknown {
  return keyPath
    .split(".")
    .reduce<unknown>(
      (found, part) => (typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined),
      messages,
    );
}
