import { describe, expect, it } from "vitest";
import type { FileChange } from "../../hook-event/schema";
import { longFunction } from "./function-length";

function change(path: string, content: string, addedLines = content.split("\n")): FileChange {
  return { kind: "file_change", path, op: "modify", addedLines, removedLines: [], content };
}

const FILLED = "  a();\n".repeat(4);

describe("longFunction", () => {
  it.each([
    ["a declaration", "a.ts", `export function f(x: { a: 1 }) {\n${FILLED}}\n`, 6],
    ["a named arrow function", "a.ts", `const f = async (x) => {\n${FILLED}};\n`, 6],
    ["a method", "a.ts", `class A {\n  f(x: number): void {\n${FILLED}  }\n}\n`, 6],
    ["a method after a field", "a.ts", `const a = {\n  b: 1,\n  f(x) {\n${FILLED}  },\n};\n`, 6],
    ["a function of Go with a receiver", "a.go", `func (s *S) f() (int, error) {\n${FILLED}}\n`, 6],
    ["a function of Rust", "a.rs", `pub fn f<T>(a: T) -> T {\n${FILLED}}\n`, 6],
    ["a brace on a line of its own", "a.c", `static int f(void)\n{\n${FILLED}}\n`, 7],
    ["a method of Java that throws", "A.java", `class A {\n public void f() throws E {\n${FILLED} }\n}\n`, 6],
    ["a function of Python", "a.py", "def f(\n    a,\n):\n    b()\n\n    c()\n\nd()\n", 6],
    ["a function of Ruby", "a.rb", "  def f\n    a\n    b\n    c\n  end\n", 5],
  ])("counts from head to end: %s", (_name, path, content, lines) => {
    expect(longFunction(change(path, content), lines)).toBeNull();
    expect(longFunction(change(path, content), lines - 1)?.lines).toBe(lines);
  });

  it.each([
    ["a loop", "a.ts", `for (const a of b) {\n${FILLED}}\n`],
    ["a condition", "a.go", `if a(b) {\n${FILLED}}\n`],
    ["an object", "a.ts", `const a = {\n${"  a: 1,\n".repeat(4)}};\n`],
    ["what is handed to a call", "a.test.ts", `describe("x", () => {\n${FILLED}});\n`],
    ["a class", "A.java", `class A extends B<C> {\n${FILLED}}\n`],
    ["braces in a text", "a.ts", `const a = "f() {";\n${FILLED}const b = "}";\n`],
    ["data", "a.json", `{\n${'"a": 1,\n'.repeat(9)}}\n`],
    ["a class of Python", "a.py", "class A:\n    b = 1\n    c = 2\n    d = 3\n    e = 4\n"],
  ])("knows no function in %s", (_name, path, content) => {
    expect(longFunction(change(path, content), 3)).toBeNull();
  });

  it("leaves a long function alone that the change does not add to", () => {
    const content = `function old() {\n${"  x();\n".repeat(20)}}\nfunction f() {\n  y();\n}\n`;
    expect(longFunction(change("a.ts", content, ["  y();"]), 10)).toBeNull();
    expect(longFunction(change("a.ts", content, ["  x();"]), 10)?.lines).toBe(22);
  });
});
