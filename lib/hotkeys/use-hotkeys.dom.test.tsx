import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { switchSingleKeys } from "./registry";
import { useHotkeys } from "./use-hotkeys";

type PageProps = { onRules: () => void; onPalette: () => void; enabled?: boolean };

function Page({ onRules, onPalette, enabled }: PageProps) {
  useHotkeys(
    [
      { keys: "g r", label: "Rules", run: onRules },
      { keys: "mod+k", label: "Palette", everywhere: true, run: onPalette },
    ],
    { enabled },
  );
  return (
    <>
      <input aria-label="Name" />
      <div role="dialog">
        <button type="button">In a dialog</button>
      </div>
    </>
  );
}

function setUp(enabled?: boolean) {
  const onRules = vi.fn();
  const onPalette = vi.fn();
  const view = render(<Page onRules={onRules} onPalette={onPalette} enabled={enabled} />);
  return { onRules, onPalette, user: userEvent.setup(), ...view };
}

afterEach(() => {
  cleanup();
  switchSingleKeys(true);
});

describe("useHotkeys", () => {
  it("runs a sequence once", async () => {
    const { user, onRules } = setUp();
    await user.keyboard("gr");
    expect(onRules).toHaveBeenCalledOnce();
  });

  it("rests while someone types, except for keys that work everywhere", async () => {
    const { user, onRules, onPalette } = setUp();
    await user.click(screen.getByLabelText("Name"));
    await user.keyboard("gr{Control>}k{/Control}");
    expect(onRules).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("gr");
    expect(onPalette).toHaveBeenCalledOnce();
  });

  it("rests while a dialog has the focus", async () => {
    const { user, onRules } = setUp();
    screen.getByRole("button", { name: "In a dialog" }).focus();
    await user.keyboard("gr");
    expect(onRules).not.toHaveBeenCalled();
  });

  it("can be switched off for single keys", async () => {
    const { user, onRules, onPalette } = setUp();
    switchSingleKeys(false);
    await user.keyboard("gr{Control>}k{/Control}");
    expect(onRules).not.toHaveBeenCalled();
    expect(onPalette).toHaveBeenCalledOnce();
  });

  it("is silent when disabled and after leaving the page", async () => {
    const disabled = setUp(false);
    await disabled.user.keyboard("gr");
    expect(disabled.onRules).not.toHaveBeenCalled();
    cleanup();
    const left = setUp();
    left.unmount();
    await left.user.keyboard("gr");
    expect(left.onRules).not.toHaveBeenCalled();
  });

  it("lets the newer of two alike answer", async () => {
    const older = setUp();
    const newer = vi.fn();
    render(<Page onRules={newer} onPalette={() => {}} />);
    await older.user.keyboard("gr");
    expect(newer).toHaveBeenCalledOnce();
    expect(older.onRules).not.toHaveBeenCalled();
  });
});
