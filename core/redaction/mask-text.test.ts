import { describe, expect, it } from "vitest";
import { maskText } from "./mask-text";

/** Canaries are put together at run time, so that scanners of this repository stay quiet. */
function letters(length: number): string {
  return "aB3dE5gH7jK9mN1pQ2sT4vW6yZ8".repeat(10).slice(0, length);
}

const CANARIES: [string, string, string][] = [
  ["aws_key", "AK" + "IA" + "Q3EGXT5RV7ZL2MNP", "AK" + "IA" + "Q3EGXT5RV7ZL2MNP"],
  ["github_token", `gh${"p"}_${letters(36)}`, letters(36)],
  ["github_token", `github_${"pat"}_${letters(60)}`, letters(60)],
  ["gitlab_token", `gl${"pat"}-${letters(20)}`, letters(20)],
  ["slack_token", `xo${"xb"}-1234567890-${letters(24)}`, letters(24)],
  ["stripe_key", `sk_${"live"}_${letters(24)}`, letters(24)],
  ["anthropic_key", `sk-${"ant"}-api03-${letters(60)}`, letters(60)],
  ["openai_key", `sk-${"proj"}-${letters(48)}`, letters(48)],
  ["google_key", `AI${"za"}${letters(35)}`, letters(35)],
  ["npm_token", `np${"m"}_${letters(36)}`, letters(36)],
  ["jwt", `ey${"J"}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${letters(43)}`, letters(43)],
  ["url_password", "postgres://app:Tr0ub4dor@db:5432/main", "Tr0ub4dor"],
  ["url_token", `https://${letters(40)}@git.example.com/a.git`, letters(40)],
  ["query_secret", `https://x.example.com/?access_token=${letters(30)}`, letters(30)],
  ["authorization", `curl -H "Authorization: Bearer ${letters(30)}" x`, letters(30)],
  ["curl_password", "curl -u admin:hunter22 https://x.example.com", "hunter22"],
  ["webhook_url", `https://hooks.${"slack"}.com/services/T00000000/B00000000/${letters(24)}`, letters(24)],
];

describe("maskText", () => {
  it.each(CANARIES)("hides a %s", (kind, text, secret) => {
    const masked = maskText(`before ${text} after`);
    expect(masked.text).not.toContain(secret);
    expect(masked.text).toContain(`[redacted:${kind}]`);
    expect(masked.text.startsWith("before ")).toBe(true);
    expect(masked.text.endsWith(" after")).toBe(true);
    expect(masked.count).toBe(1);
  });

  it.each([
    ["DB_PASSWORD=correct-horse", "correct-horse"],
    ["export API_KEY=abcdefgh", "abcdefgh"],
    ['const apiKey = "not-so-Secret"', "not-so-Secret"],
    ['{"client_secret": "p4ss w0rd"}', "p4ss w0rd"],
    ["password: hunter2!", "hunter2!"],
    ["deploy --password s3cret --force", "s3cret"],
    ["the password is hunter42 for staging", "hunter42"],
    ["数据库密码是abc12345", "abc12345"],
    ["пароль: qwerty123", "qwerty123"],
  ])("hides an assigned value in %j", (text, secret) => {
    const masked = maskText(text);
    expect(masked.text).not.toContain(secret);
    expect(masked.count).toBe(1);
  });

  it.each([
    "const token = await getToken();",
    "password: string;",
    "apiKey: process.env.API_KEY,",
    'password = os.environ["DB_PASSWORD"]',
    "const password = form.password.value",
    'placeholder="your_api_key"',
    "API_KEY=your_api_key_here",
    `API_KEY=${"$"}{API_KEY}`,
    "max_tokens: 4096",
    "please reset the password field when the form closes",
    "the token is wrong, use the other branch",
    "git commit -m 'tokens: rename'",
    "a5f3c1e9d2b4a6c8e0f1a3b5c7d9e1f3a5b7c9d1",
    "https://example.com/a?key=short",
    "run npm_config_loglevel=warn npm test",
    "see skeleton-loader-component-for-tables",
  ])("leaves %j readable", (text) => {
    expect(maskText(text)).toEqual({ text, count: 0 });
  });

  it("hides private keys, whole, in strings and cut off", () => {
    const body = `${letters(64)}\n${letters(64)}`;
    const begin = `-----BEGIN RSA ${"PRIVATE"} KEY-----`;
    const end = `-----END RSA ${"PRIVATE"} KEY-----`;
    expect(maskText(`a\n${begin}\n${body}\n${end}\nb`)).toEqual({
      text: "a\n[redacted:private_key]\nb",
      count: 1,
    });
    expect(maskText(`key = "${begin}\\n${letters(64)}\\n${end}\\n"`).text).toBe(
      'key = "[redacted:private_key]\\n"',
    );
    expect(maskText(`${begin}\n${body}`).text).toBe("[redacted:private_key]");
    const code = `if (text.startsWith("${begin}")) return parse(text);`;
    expect(maskText(code).text).toBe(code);
  });

  it("changes nothing the second time", () => {
    for (const [, text] of CANARIES) {
      const once = maskText(text).text;
      expect(maskText(once)).toEqual({ text: once, count: 0 });
    }
    const once = maskText("DB_PASSWORD=correct-horse\npassword: hunter2!").text;
    expect(maskText(once)).toEqual({ text: once, count: 0 });
  });

  it("hides several secrets of one text", () => {
    const masked = maskText("A_SECRET=one-of-two\nurl=redis://u:two-of-two@h\n");
    expect(masked).toEqual({
      text: "A_SECRET=[redacted:value]\nurl=redis://u:[redacted:url_password]@h\n",
      count: 2,
    });
  });

  it("copes with texts that make backtracking expressions explode", () => {
    for (const unit of [
      "eyJ",
      "sk-",
      "a:",
      "password",
      "://",
      "-u ",
      "-----BEGIN PRIVATE KEY-----",
      "?key=",
    ]) {
      const text = unit.repeat(Math.ceil(60_000 / unit.length));
      expect(maskText(text).text.length).toBeGreaterThan(0);
    }
  });
});
