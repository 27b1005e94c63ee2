import { expect, it } from "vitest";
import { MASK_EXAMPLES } from "./examples";
import { maskText } from "./mask-text";
import { SECRET_PATTERNS } from "./patterns";

it("has an example for every kind of the pattern table, and for no other", () => {
  const kinds = new Set([...SECRET_PATTERNS.map(({ kind }) => kind), "private_key", "value"]);
  expect(new Set(MASK_EXAMPLES.map(({ kind }) => kind))).toEqual(kinds);
});

it.each(MASK_EXAMPLES.map(({ kind, text, secret }) => [kind, text, secret] as const))(
  "hides a %s",
  (kind, text, secret) => {
    expect(text).toContain(secret);
    const masked = maskText(`before\n${text}\nafter`);
    expect(masked.text).not.toContain(secret);
    expect(masked.text).toContain(`[redacted:${kind}]`);
    expect(masked.text.startsWith("before\n")).toBe(true);
    expect(masked.text.endsWith("\nafter")).toBe(true);
    expect(maskText(masked.text)).toEqual({ text: masked.text, count: 0 });
  },
);

it.each([
  "the password is required when the form is sent",
  "mot de passe oublié ? cliquez ici",
  'label: "password"',
  "password=form.password.value;",
  "if (password === undefined) return;",
  "Cookies are set by the server.",
  "a senha é obrigatória",
  "the api key is missing in the docs",
  "1//0 division",
])("leaves %j readable", (text) => {
  expect(maskText(text)).toEqual({ text, count: 0 });
});

it("stays linear where names of secrets repeat without end", () => {
  for (const unit of ["pwd=", ";pwd=a", "password is ", "cookie: ", "1//0", "8Q~", ".atlasv1.", "xoxb."]) {
    const text = unit.repeat(Math.ceil(60_000 / unit.length));
    expect(maskText(text).text.length).toBeGreaterThan(0);
  }
});
