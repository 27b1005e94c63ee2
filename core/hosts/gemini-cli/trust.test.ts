import { describe, expect, it } from "vitest";
import { folderTrust } from "./trust";

const trust = (rules: object | string, settings = "{}", folder = "/home/ada/work/shop") =>
  folderTrust({
    settings,
    folders: typeof rules === "string" ? rules : JSON.stringify(rules),
    folder,
    resolve: (path) => path.replace(/^\/link/, "/home/ada/work"),
  });

describe("whether Gemini CLI runs hooks in a folder", () => {
  it.each([
    [{}, "asked"],
    ["", "asked"],
    ["{ broken", "asked"],
    [{ "/home/ada/work/shop": "TRUST_FOLDER" }, "trusted"],
    [{ "/home/ada/work": "TRUST_FOLDER" }, "trusted"],
    [{ "/home/ada/work/sho": "TRUST_FOLDER" }, "asked"],
    [{ "/home/ada/work/other": "TRUST_PARENT" }, "trusted"],
    [{ "/home/ada/work/shop": "DO_NOT_TRUST", "/home/ada": "TRUST_FOLDER" }, "refused"],
    [{ "/home/ada/work/shop": "TRUST_FOLDER", "/home/ada": "DO_NOT_TRUST" }, "trusted"],
    [{ "/link/shop": "TRUST_FOLDER" }, "trusted"],
    [{ "/": "TRUST_FOLDER" }, "trusted"],
    [{ "/home/ada/work/shop": "NEWER_LEVEL" }, "asked"],
  ])("%j → %s", (rules, expected) => {
    expect(trust(rules)).toBe(expected);
  });

  it("asks nobody where the person switched the question off", () => {
    const off = '{ "security": { "folderTrust": { "enabled": false } } /* mine */ }';
    expect(trust({ "/home/ada/work/shop": "DO_NOT_TRUST" }, off)).toBe("trusted");
  });
});
