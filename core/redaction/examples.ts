/** A secret as it may stand in a text: shown masked on the privacy page, and looked for by tests. */
export type MaskExample = {
  /** Kind of `[redacted:<kind>]`. */
  kind: string;
  /** A line with an invented secret in it. */
  text: string;
  /** The part that must not be seen. */
  secret: string;
};

const LETTERS = "aB3dE5gH7jK9mN1pQ2sT4vW6yZ8";
const random = (length: number) => LETTERS.repeat(20).slice(0, length);
const hex = (length: number) => "0a1b2c3d4e5f60718293".repeat(8).slice(0, length);
const digits = (length: number) => "1234567890".repeat(4).slice(0, length);

/** The whole of it is the secret. Put together at run time, so that scanners of this repository stay quiet. */
function whole(kind: string, ...parts: string[]): MaskExample {
  const secret = parts.join("");
  return { kind, text: `use ${secret} here`, secret };
}

function inside(kind: string, secret: string, text: (secret: string) => string): MaskExample {
  return { kind, secret, text: text(secret) };
}

/** At least one for each kind of the pattern table; `examples.test.ts` holds it to that. */
export const MASK_EXAMPLES: readonly MaskExample[] = [
  whole("aws_key", "AK", "IA", "Q3EGXT5RV7ZL2MNP"),
  inside("value", `${random(20)}/${random(19)}`, (secret) => `aws_secret_access_key = ${secret}`),
  whole("github_token", "gh", "p_", random(36)),
  whole("github_token", "github", "_pat_", random(60)),
  whole("gitlab_token", "gl", "pat-", random(20)),
  whole("bitbucket_token", "AT", "BB", random(32)),
  whole("slack_token", "xo", "xb-", digits(12), "-", random(24)),
  inside(
    "webhook_url",
    `T00000000/B00000000/${random(24)}`,
    (secret) => `https://hooks.${"slack"}.com/services/${secret}`,
  ),
  whole("stripe_key", "sk", "_live_", random(24)),
  whole("webhook_secret", "wh", "sec_", random(32)),
  whole("anthropic_key", "sk-", "ant-", "api03-", random(60)),
  whole("openai_key", "sk-", "proj-", random(48)),
  whole("model_key", "gs", "k_", random(48)),
  whole("google_key", "AI", "za", random(35)),
  whole("google_token", "ya", "29.", random(60)),
  whole("google_secret", "GOC", "SPX-", random(28)),
  whole("azure_secret", random(3), "8Q", "~", random(34)),
  inside("value", `${random(86)}==`, (secret) => `AccountName=shop;AccountKey=${secret}`),
  whole("npm_token", "np", "m_", random(36)),
  whole("pypi_token", "py", "pi-AgE", random(60)),
  whole("docker_token", "dc", "kr_pat_", random(27)),
  whole("sendgrid_key", "S", "G.", random(22), ".", random(43)),
  whole("twilio_key", "S", "K", hex(32)),
  whole("mail_key", "ke", "y-", hex(32)),
  whole("telegram_token", digits(9), ":A", "A", random(33)),
  whole("digitalocean_token", "do", "p_v1_", hex(64)),
  whole("shopify_token", "shp", "at_", hex(32)),
  whole("linear_key", "li", "n_api_", random(40)),
  whole("notion_token", "nt", "n_", random(46)),
  whole("figma_token", "fi", "gd_", random(40)),
  whole("supabase_key", "sb", "p_", random(40)),
  whole("databricks_token", "da", "pi", hex(32)),
  whole("doppler_token", "d", "p.pt.", random(43)),
  whole("planetscale_token", "psc", "ale_tkn_", random(43)),
  whole("postman_key", "PM", "AK-", hex(24), "-", hex(34)),
  whole("heroku_key", "HR", "KU-", random(40)),
  whole("newrelic_key", "NR", "AK-", random(27)),
  whole("atlassian_token", "ATA", "TT3", random(60)),
  whole("terraform_token", random(14), ".atlas", "v1.", random(64)),
  whole("netlify_token", "nf", "p_", random(40)),
  whole("fly_token", "fm", "2_", random(80)),
  whole("square_token", "sq", "0csp-", random(43)),
  whole("sentry_token", "snt", "rys_", random(60)),
  whole("grafana_token", "gl", "sa_", random(41)),
  whole("age_key", "AGE-", "SECRET-KEY-1", random(58).toUpperCase()),
  whole("vault_token", "hv", "s.", random(40)),
  whole("heed_token", "he", "ed_", random(8), "_", random(32)),
  whole("jwt", "ey", "JhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.", random(43)),
  inside("url_password", `Tr0ub4dor${random(6)}`, (secret) => `postgres://app:${secret}@db:5432/main`),
  inside("url_token", random(40), (secret) => `https://${secret}@git.example.com/a.git`),
  inside("query_secret", random(30), (secret) => `https://x.example.com/?access_token=${secret}`),
  inside("authorization", random(30), (secret) => `curl -H "Authorization: Bearer ${secret}" x`),
  inside("cookie", `sid=${random(30)}`, (secret) => `curl -H "Cookie: ${secret}" x`),
  inside("connection_password", "correcthorse", (secret) => `Server=db;User Id=app;Password=${secret};`),
  inside("curl_password", "hunter-two-2", (secret) => `curl -u admin:${secret} https://x.example.com`),
  inside(
    "private_key",
    random(64),
    (secret) => `-----BEGIN RSA ${"PRIVATE"} KEY-----\n${secret}\n-----END RSA ${"PRIVATE"} KEY-----`,
  ),
  inside("value", "correct-horse-battery", (secret) => `DB_PASSWORD=${secret}`),
  inside("value", "not-so-Secret-at-all", (secret) => `const apiKey = "${secret}"`),
  inside("value", "hunter42-english", (secret) => `the password is ${secret}`),
  inside("value", "jaeger42-deutsch", (secret) => `das Passwort lautet ${secret}`),
  inside("value", "cazador42-espanol", (secret) => `la contraseña es ${secret}`),
  inside("value", "chasseur42-francais", (secret) => `le mot de passe est ${secret}`),
  inside("value", "cacador42-portugues", (secret) => `a senha é ${secret}`),
  inside("value", "lowca42-polski", (secret) => `hasło: ${secret}`),
  inside("value", "ohotnik42-russkij", (secret) => `пароль: ${secret}`),
  inside("value", "lieren42-zhongwen", (secret) => `数据库密码是${secret}`),
  inside("value", "kariudo42-nihongo", (secret) => `パスワードは${secret}`),
];
