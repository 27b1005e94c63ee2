import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sectionFile } from "./section-file";

const digest = (text: string) => createHash("sha256").update(text, "latin1").digest("hex");
const file = (text: string, body: string) => sectionFile(text, body, digest);
const written = (text: string, body: string) => file(text, body).next ?? "";

describe("our part of a file of a repository", () => {
  it("makes a file, finds itself current, and follows new rules", () => {
    const first = written("", "- P1: one");
    expect(first).toMatch(/^<!-- heed:begin [0-9a-f]{16} -->\n- P1: one\n<!-- heed:end -->\n$/);
    expect(file(first, "- P1: one")).toEqual({ state: "current", next: null });
    expect(file(first, "- P1: two").state).toBe("outdated");
    expect(written(first, "- P1: two")).toContain("- P1: two");
  });

  it("leaves the text around it as it is, byte by byte, also when it is taken out again", () => {
    const around = fc.array(fc.constantFrom("a", "é", "\xff", "\u0000", " ", "\n", "# b\n"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(around, fc.constantFrom("", "- P1: x", "- P1: x\n- P2: y"), (parts, body) => {
        const text = parts.join("");
        const once = body === "" ? text : written(text, body);
        expect(once.startsWith(text)).toBe(true);
        const twice = body === "" ? once : written(once, `${body}!`);
        expect(twice.startsWith(text)).toBe(true);
        if (body !== "" && (text === "" || text.endsWith("\n"))) expect(written(twice, "")).toBe(text);
      }),
      { seed: 20261130, numRuns: 200 },
    );
  });

  it("stays where a person moved it, with what they wrote before and after it", () => {
    const part = written("", "- P1: one").trimEnd();
    const moved = `# Ours\n\n${part}\n\nMore of ours.`;
    expect(written(moved, "- P1: two")).toBe(
      `# Ours\n\n${written("", "- P1: two").trimEnd()}\n\nMore of ours.`,
    );
  });

  it("keeps the line ends of a file", () => {
    const text = written("# Ours\r\n", "- P1: one\n- P2: two");
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    expect(file(text, "- P1: one\n- P2: two").state).toBe("current");
    expect(written(text, "- P1: x")).toMatch(
      /^# Ours\r\n\r\n<!-- heed:begin \w+ -->\r\n- P1: x\r\n<!-- heed:end -->\r\n$/,
    );
  });

  it.each([
    ["a rule changed by hand", (text: string) => text.replace("one", "zero")],
    ["a line added by hand", (text: string) => text.replace("one", "one\n- mine")],
    ["the end lost", (text: string) => text.replace("<!-- heed:end -->", "")],
    ["the begin lost", (text: string) => text.replace(/<!-- heed:begin .* -->/, "")],
    ["the digest changed", (text: string) => text.replace(/begin \w{8}/, "begin 00000000")],
    ["two of them", (text: string) => text + text],
    ["the markers turned round", (text: string) => text.split("\n").reverse().join("\n")],
  ])("never writes over a hand edit: %s", (_, change) => {
    const edited = change(written("# Ours\n", "- P1: one"));
    expect(file(edited, "- P1: two")).toEqual({ state: "drifted", next: null });
    expect(file(edited, "")).toEqual({ state: "drifted", next: null });
  });
});
