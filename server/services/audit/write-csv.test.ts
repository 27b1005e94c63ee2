import { describe, expect, it } from "vitest";
import { toCsv } from "./write-csv";

describe("toCsv", () => {
  it("quotes, doubles quotes and ends lines with CRLF", () => {
    expect(toCsv(["a", "b"], [{ a: 'say "hi", now', b: "two\nlines" }])).toBe(
      'a,b\r\n"say ""hi"", now","two\nlines"\r\n',
    );
  });

  it("makes what a spreadsheet would run into text", () => {
    const rows = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"].map((name) => ({ name }));
    expect(toCsv(["name"], rows)).toBe("name\r\n'=1+1\r\n'+1\r\n'-1\r\n'@SUM(A1)\r\n'\t=1\r\n");
  });

  it("also behind spaces and quotes, and in full width", () => {
    const rows = ['"=1+1', " =1+1", "\r\n=1", "＝1+1", "'+1"].map((name) => ({ name }));
    expect(toCsv(["name"], rows)).toBe(`name\r\n"'""=1+1"\r\n' =1+1\r\n"'\r\n=1"\r\n'＝1+1\r\n''+1\r\n`);
  });

  it("leaves numbers, dates and objects readable", () => {
    const row = { n: -3, d: new Date("2026-11-29T10:00:00.000Z"), o: { k: 1 }, z: null };
    expect(toCsv(["n", "d", "o", "z"], [row])).toBe(
      'n,d,o,z\r\n-3,2026-11-29T10:00:00.000Z,"{""k"":1}",\r\n',
    );
  });
});
