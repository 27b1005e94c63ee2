import { expect, it } from "vitest";
import { extensionFiles } from "./extension";
import { isHookShell } from "./process";
import { hookGroups, missingHooks } from "./settings";

it("the extension has the hooks of the settings, for a home that is not known yet", () => {
  const files = extensionFiles("1.2.3");
  expect(Object.keys(files)).toEqual(["gemini-extension.json", "hooks/hooks.json"]);
  expect(JSON.parse(files["gemini-extension.json"] ?? "")).toEqual({ name: "heed", version: "1.2.3" });
  const { hooks } = JSON.parse(files["hooks/hooks.json"] ?? "");
  expect(Object.keys(hooks)).toEqual(Object.keys(hookGroups("x")));
  const [{ hooks: entries }] = hooks.BeforeTool;
  expect(entries).toEqual([
    {
      type: "command",
      name: "heed",
      command:
        '[ -x "$HOME/.heed/bin/heed-hook" ] || exit 0; exec 3<&0; "$HOME/.heed/bin/heed-hook" gemini-cli <&3 2>/dev/null & trap \'kill $!\' TERM; wait $!; exit 0',
      timeout: 5000,
    },
  ]);
  // The host gives the line to its shell as it stands (seen), so the hook knows its caller.
  expect(isHookShell(["bash", "-c", entries[0].command])).toBe(true);
  // What settings hold besides is another install.
  expect(missingHooks(files["hooks/hooks.json"] ?? "", "/home/ada/.heed/bin/heed-hook")).toHaveLength(7);
});
