import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { VerifierSpec } from "@/core/rule/schema";
import { WithMessages } from "@/test/with-messages";
import { CheckEditor } from "./check-editor";

afterEach(cleanup);

const NPM = { kind: "shell-command", forbid: [{ program: ["npm"] }] };
const VENDOR = { kind: "file-path", paths: ["vendor/"] };

let saved: VerifierSpec | null;

function Editor({ first }: { first: VerifierSpec | null }) {
  const [verifier, setVerifier] = useState(first);
  saved = verifier;
  return <CheckEditor verifier={verifier} onChange={setVerifier} errors={{}} />;
}

const edit = (first: VerifierSpec | null) => render(<Editor first={first} />, { wrapper: WithMessages });

async function pick(select: string, kind: string) {
  await userEvent.click(screen.getByRole("combobox", { name: select }));
  await userEvent.click(await screen.findByRole("option", { name: kind }));
}

describe("composites in the editor", () => {
  it("one check becomes a group of two when another is combined with it", async () => {
    edit(NPM);
    await pick("Combine with another check", "File path");
    expect(saved).toEqual({ all: [NPM, { kind: "file-path" }] });
    expect(screen.getByRole("region", { name: "Part 2" })).toBeTruthy();
  });

  it("is kept by all, by any, or turned around, and loses no part on the way", async () => {
    edit({ all: [NPM, VENDOR] });
    await userEvent.click(screen.getByRole("radio", { name: "all must stop" }));
    expect(saved).toEqual({ any: [NPM, VENDOR] });
    await userEvent.click(screen.getByRole("radio", { name: "any stops" }));
    expect(saved).toEqual({ all: [NPM, VENDOR] });
  });

  it("the focus goes with a part that is moved by the keyboard", async () => {
    edit({ all: [NPM, VENDOR] });
    screen.getByRole("button", { name: "Move Part 1 down" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(saved).toEqual({ all: [VENDOR, NPM] });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Part 2 up" }));
  });

  it("a part that is taken out leaves the other as the whole check", async () => {
    edit({ all: [NPM, VENDOR] });
    const part = screen.getByRole("region", { name: "Part 1" });
    await userEvent.click(within(part).getByRole("button", { name: /^Remove Part 1/ }));
    expect(saved).toEqual(VENDOR);
  });

  it("a check can be taken away and chosen anew", async () => {
    edit(NPM);
    await userEvent.click(screen.getByRole("button", { name: "Remove the check and only remind" }));
    expect(saved).toBeNull();
  });
});
