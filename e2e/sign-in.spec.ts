import { createHash, randomBytes } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { linkIn, type MailCatcher, startMailCatcher } from "@/test/mocks/mail-catcher";
import { type OidcProvider, startOidcProvider } from "@/test/mocks/oidc-provider";
import { newPerson, type Person } from "./fixtures/people";
import { type HeedServer, startHeedServer } from "./support/heed-server";
import { createApi, signIn, type WebSession } from "./support/web-session";

// A server of its own, with a provider and a mailbox: the one of the other journeys has neither.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let server: HeedServer;
let oidc: OidcProvider;
let mailbox: MailCatcher;

test.beforeAll(async () => {
  test.setTimeout(420_000);
  oidc = await startOidcProvider();
  mailbox = await startMailCatcher();
  server = await startHeedServer({
    env: {
      OIDC_ISSUER: oidc.issuer,
      OIDC_ID: "heed",
      OIDC_SECRET: "mock-secret",
      OIDC_NAME: "Acme",
      HEED_ALLOWED_DOMAINS: "acme.example",
      HEED_SMTP_URL: mailbox.url,
      HEED_MAGIC_LINK: "true",
      HEED_LOG_LEVEL: "warn",
    },
  });
});

test.afterAll(async () => {
  await server?.close();
  await oidc?.close();
  await mailbox?.close();
});

test("registration is closed: a stranger of the provider gets no account, an allow-listed domain does", async ({
  browser,
}) => {
  const page = await openPage(await browser.newContext());
  await page.goto("/sign-in?next=/account");
  await continueWithAcme(page, { sub: "stranger", email: "eve@outside.example", name: "Eve" });
  await expect(alertOn(page, "Registration is closed")).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in/);

  await continueWithAcme(page, { sub: "colleague", email: "cleo@acme.example", name: "Cleo" });
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByText("cleo@acme.example").first()).toBeVisible();
  await expect(page.getByText("You sign in without a password.")).toBeVisible();
});

test("an account with the same address is not taken over; its owner links the provider and signs in by it", async ({
  browser,
}) => {
  const person = await join("Lina");
  const identity = { sub: "lina-at-acme", email: person.email, name: "Lina" };
  const page = await openPage(await browser.newContext());
  await page.goto("/sign-in");
  await continueWithAcme(page, identity);
  await expect(alertOn(page, "has an account here already")).toBeVisible();

  await signInByPassword(page, person);
  await page.goto("/account");
  await page.getByRole("button", { name: "Link Acme" }).click();
  await answerAtAcme(page, identity);
  await expect(alertOn(page, "You can now sign in with Acme.")).toBeVisible();
  await expect(page.getByText(`${person.email} can sign in as you`)).toBeVisible();

  const elsewhere = await openPage(await browser.newContext());
  await elsewhere.goto("/sign-in?next=/account");
  await continueWithAcme(elsewhere, identity);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();

  await page.getByRole("button", { name: "Unlink Acme" }).click();
  await expect(page.getByText("Acme no longer signs you in.")).toBeVisible();
});

test("a mailed link signs in once, and says the same to an address without an account", async ({
  browser,
}) => {
  const person = await join("Mila");
  const page = await openPage(await browser.newContext());
  for (const email of [`nobody-${Date.now()}@example.com`, person.email]) {
    await page.goto("/sign-in?next=/account");
    await page.getByRole("button", { name: "Get a link by mail" }).click();
    await send(page, { "E-mail address": email }, "Send me a link");
    await expect(alertOn(page, `If ${email} may sign in here, a link is on its way.`)).toBeVisible();
  }
  const link = await linkTo(person.email);
  await page.goto(link);
  await page.getByRole("button", { name: `Sign in as ${person.email}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByText("link by mail")).toBeVisible();

  const again = await openPage(await browser.newContext());
  await again.goto(link);
  await again.getByRole("button", { name: `Sign in as ${person.email}` }).click();
  await expect(alertOn(again, "This link is over")).toBeVisible();
});

test("a reset is mailed, sets the password once and signs every browser out", async ({ browser }) => {
  const person = await join("Rosa");
  const open = await openAs(browser.newContext(), await sessionOf(person));
  await open.goto("/account");
  await expect(open.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();

  const page = await openPage(await browser.newContext());
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await send(page, { "E-mail address": person.email }, "Send the link");
  await expect(alertOn(page, "Look into your mailbox")).toBeVisible();

  const link = await linkTo(person.email);
  await page.goto(link);
  await send(page, { "New password": "a fresh sentence to remember" }, "Set password");
  await expect(page.getByRole("button", { name: "Rosa: account and appearance" })).toBeVisible();
  // The page that was open elsewhere leaves by itself.
  await expect(open).toHaveURL(/\/sign-in\?next=%2Faccount$/);

  await page.goto("about:blank");
  await page.goto(link);
  await send(page, { "New password": "yet another sentence" }, "Set password");
  await expect(alertOn(page, "This link is over")).toBeVisible();
  await expect(signIn({ url: server.url, ...person })).rejects.toThrow();
});

test("signing out everywhere takes effect at once on pages that are open", async ({ browser }) => {
  const project = await server.admin.api.project.create.mutate({ name: "Open house" });
  const person = await join("Olga", project.slug);
  const follows = await openAs(browser.newContext(), await sessionOf(person));
  await follows.goto(`/p/${project.slug}/rules`);
  await expect(follows.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  const rests = await openAs(browser.newContext(), await sessionOf(person));
  await rests.goto("/account");
  await expect(rests.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();

  await (await sessionOf(person)).api.account.signOutEverywhere.mutate();
  await expect(follows).toHaveURL(new RegExp(`/sign-in\\?next=%2Fp%2F${project.slug}%2Frules`));
  await expect(rests).toHaveURL(/\/sign-in\?next=%2Faccount$/);
});

test("a typed code lets a machine in, and its person is told on the page and by mail", async ({
  browser,
}) => {
  const person = await join("Dora");
  const page = await openAs(browser.newContext(), await sessionOf(person));
  const verifier = randomBytes(32).toString("base64url");
  const started = await post("/api/v1/device/start", {
    mode: "code",
    codeChallenge: createHash("sha256").update(verifier).digest("base64url"),
    deviceName: "build-box",
    scopes: ["events:write", "rules:read", "own:write"],
  });
  await page.goto(`/device?code=${started.userCode}`);
  // Never filled in for them.
  await expect(page.getByLabel("Code from the terminal")).toHaveValue("");
  await page.getByLabel("Code from the terminal").fill(String(started.userCode));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("build-box")).toBeVisible();
  await page.getByRole("button", { name: "Let it in" }).click();
  await expect(page.getByText("The machine is in")).toBeVisible();
  const exchanged = await post("/api/v1/device/token", {
    deviceCode: started.deviceCode,
    codeVerifier: verifier,
  });
  expect(exchanged.scopes).toEqual(["events:write", "rules:read"]);

  await page.goto("/account");
  await expect(page.getByText("The machine “build-box” signed in as you")).toBeVisible();
  expect(await linkTo(person.email)).toBe(`${server.url}/account#devices`);
  await page.getByRole("button", { name: "Close this notice" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByText("The machine “build-box” signed in as you")).toHaveCount(0);
});

/** Fills a form in and sends it, once its page listens: what is typed before that is lost. */
async function send(page: Page, values: Record<string, string>, buttonName: string): Promise<void> {
  const button = page.getByRole("button", { name: buttonName, exact: true });
  await expect(button).toBeEnabled();
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await button.click();
}

/** Next has an alert of its own on every page, which reads titles out. */
function alertOn(page: Page, hasText: string) {
  return page.getByRole("alert").filter({ hasText });
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, server.url).toString(), options);
  return page;
}

async function openAs(context: Promise<BrowserContext>, session: WebSession): Promise<Page> {
  const opened = await context;
  await opened.addCookies(
    Object.entries(session.cookies).map(([name, value]) => ({ name, value, url: server.url })),
  );
  return openPage(opened);
}

/** Somebody with an account, who joined by an invitation. */
async function join(name: string, projectSlug?: string): Promise<Person> {
  const person = newPerson(name);
  const slug =
    projectSlug ?? (await server.admin.api.project.create.mutate({ name: `House of ${name}` })).slug;
  // The link goes to its address alone; the inviter never sees it.
  const { token: shown } = await server.admin.api.invitation.create.mutate({
    projectSlug: slug,
    email: person.email,
    role: "member",
  });
  expect(shown).toBeNull();
  const invited = () =>
    mailbox.mails.findLast(({ to, raw }) => to === person.email && raw.includes("/invite/"));
  await expect.poll(() => invited() !== undefined, { timeout: 30_000 }).toBe(true);
  const mail = invited();
  const token = (mail ? linkIn(mail) : "").split("/").at(-1) ?? "";
  const account = { name, password: person.password };
  await createApi(server.url, () => "").invitation.accept.mutate({ token, account });
  return person;
}

function sessionOf({ email, password }: Person): Promise<WebSession> {
  return signIn({ url: server.url, email, password });
}

async function signInByPassword(page: Page, { email, password }: Person): Promise<void> {
  await send(page, { "E-mail address": email, Password: password }, "Sign in");
  await expect(page).not.toHaveURL(/\/sign-in/);
}

type Identity = { sub: string; email: string; name: string };

async function continueWithAcme(page: Page, identity: Identity): Promise<void> {
  await page.getByRole("button", { name: "Continue with Acme" }).click();
  await answerAtAcme(page, identity);
}

async function answerAtAcme(page: Page, { sub, email, name }: Identity): Promise<void> {
  await expect(page.getByRole("heading", { name: "Mock provider" })).toBeVisible();
  await page.getByLabel("Subject").fill(sub);
  await page.getByLabel("Address").fill(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The link of the newest mail to somebody, once it has arrived; invitations are not what is waited for. */
async function linkTo(address: string): Promise<string> {
  const newest = () => mailbox.mails.findLast(({ to, raw }) => to === address && !raw.includes("/invite/"));
  await expect.poll(() => newest() !== undefined).toBe(true);
  const mail = newest();
  return mail ? linkIn(mail) : "";
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response.json();
}
