import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import auth from "@/messages/en/auth.json";
import common from "@/messages/en/common.json";
import { SignInForm } from "./sign-in-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** next-auth's two answers: the CSRF token, then what became of the sign-in. */
function answerWith(status: number, url: string) {
  const calls: { address: string; body: string }[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    calls.push({ address, body: String(init?.body ?? "") });
    if (address === "/api/auth/csrf") return Response.json({ csrfToken: "token-1" });
    return Response.json({ url }, { status });
  });
  return calls;
}

async function signIn(onSignedIn = () => {}) {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={{ auth, common }}>
      <SignInForm onSignedIn={onSignedIn} />
    </NextIntlClientProvider>,
  );
  await user.type(screen.getByLabelText("E-mail address"), "Ada@Example.test");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("SignInForm", () => {
  it("never puts a password into an address, also when it is sent before its scripts run", () => {
    const page = renderToString(
      <NextIntlClientProvider locale="en" messages={{ auth, common }}>
        <SignInForm onSignedIn={() => {}} />
      </NextIntlClientProvider>,
    );
    expect(page).toMatch(/<form[^>]* method="post"/);
    expect(page).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  });

  it("sends the pair with the CSRF token and reports that the person is in", async () => {
    const calls = answerWith(200, "http://localhost/");
    const onSignedIn = vi.fn();
    await signIn(onSignedIn);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(calls[1]).toEqual({
      address: "/api/auth/callback/credentials",
      body: "email=ada%40example.test&password=correct+horse&csrfToken=token-1&json=true",
    });
  });

  it.each([
    [401, "http://localhost/sign-in?error=CredentialsSignin", auth.signIn.outcomes.wrong],
    [401, "http://localhost/sign-in?error=LIMIT", auth.signIn.outcomes.limited],
    [200, "http://localhost/sign-in?csrf=true", auth.signIn.outcomes.failed],
  ])("says what to do after %s %s", async (status, url, words) => {
    answerWith(status, url);
    const onSignedIn = vi.fn();
    await signIn(onSignedIn);
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
  });
});
