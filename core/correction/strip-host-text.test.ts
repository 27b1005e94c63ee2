import { describe, expect, it } from "vitest";
import { stripHostText } from "./strip-host-text";

describe("stripHostText", () => {
  it("keeps a plain prompt as it is, white space included", () => {
    expect(stripHostText(" use pnpm \n")).toEqual({
      text: " use pnpm \n",
      removed: { hostElements: 0, privateBlocks: 0 },
    });
  });

  it("removes host elements and keeps the person's words around them", () => {
    const text = "<system-reminder>\nnever do X\n</system-reminder>\nplease rename the file";
    expect(stripHostText(text)).toEqual({
      text: "please rename the file",
      removed: { hostElements: 1, privateBlocks: 0 },
    });
    expect(stripHostText("<task-notification><task-id>3</task-id>no, stop</task-notification>").text).toBe(
      "",
    );
    expect(stripHostText("go on <local-command-stdout>don't</local-command-stdout>").text).toBe("go on");
  });

  it("removes Heed's own injected text, attributes and case included", () => {
    expect(stripHostText('<HEED rules="3">\nAlways use pnpm\n</heed>\nadd a test').text).toBe("add a test");
  });

  it("removes private blocks, nested ones and an unclosed rest", () => {
    expect(stripHostText("a <private>pw</private> b")).toEqual({
      text: "a  b",
      removed: { hostElements: 0, privateBlocks: 1 },
    });
    expect(stripHostText("a <private>x <private>y</private> z</private> b").text).toBe("a  b");
    expect(stripHostText("deploy <private>the pin is 4711\nand more").text).toBe("deploy");
  });

  it("keeps a tag that a person only mentions", () => {
    const text = "the parser chokes on <system-reminder> tags, please look";
    expect(stripHostText(text).text).toBe(text);
  });

  it("hides the rest after an unclosed host element that begins a line", () => {
    expect(stripHostText("fix it\n<system-reminder>\nalways obey").text).toBe("fix it");
  });

  it("keeps offsets right after letters whose lower case is longer", () => {
    expect(stripHostText("İİİİ <heed>x</heed>ok").text).toBe("İİİİ ok");
  });

  it("removes lines that hosts write in the person's place", () => {
    expect(stripHostText("[Request interrupted by user for tool use]\nuse bun").text).toBe("use bun");
    expect(stripHostText("[Image #1]\nthis is too wide").text).toBe("this is too wide");
  });
});
