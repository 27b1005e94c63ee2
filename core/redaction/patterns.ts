/**
 * One row of the secret table. Each regular expression is linear: repeats are bounded, or a lookbehind
 * on the repeated class keeps a run from being entered twice.
 */
export type SecretPattern = {
  kind: string;
  /** Cheap test before the regular expression runs; one of these must occur (case-sensitive). */
  hints: readonly string[];
  /** Where code is full of the hints: what `mayHoldSecret` asks instead before it lets a text pass. */
  gate?: "parameter" | "word";
  /** Global. When it has a group `secret`, only that group is masked. */
  regex: RegExp;
};

const START = "(?<![A-Za-z0-9])";

function token(kind: string, hints: readonly string[], body: string): SecretPattern {
  return { kind, hints, regex: new RegExp(`${START}${body}`, "g") };
}

const RUN = "[A-Za-z0-9_-]";
const GITLAB = ["pat", "dt", "rt", "cbt", "ptt", "ft", "oas", "soat", "imt", "agent"];

export const SECRET_PATTERNS: readonly SecretPattern[] = [
  token("aws_key", ["AKIA", "ASIA", "ABIA", "ACCA"], "(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])"),
  token("github_token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "gh[pousr]_[A-Za-z0-9]{30,255}"),
  token("github_token", ["github_pat_"], "github_pat_[A-Za-z0-9_]{22,255}"),
  token(
    "gitlab_token",
    GITLAB.map((name) => `gl${name}-`),
    `gl(?:${GITLAB.join("|")})-${RUN}{16,120}`,
  ),
  token("slack_token", ["xox", "xapp-"], "(?:xox[a-z](?:\\.xox[a-z])?|xapp)-[A-Za-z0-9%/+=-]{10,400}"),
  {
    kind: "webhook_url",
    hints: ["hooks.slack.com"],
    regex: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<secret>[A-Za-z0-9/_-]{20,200})/g,
  },
  {
    kind: "webhook_url",
    hints: ["api/webhooks/"],
    regex: /discord(?:app)?\.com\/api\/webhooks\/(?<secret>\d{15,22}\/[A-Za-z0-9_-]{40,120})/g,
  },
  token("stripe_key", ["_live_", "_test_"], "(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,250}"),
  token("webhook_secret", ["whsec_"], "whsec_[A-Za-z0-9+/=]{20,120}"),
  token("anthropic_key", ["sk-ant-"], `sk-ant-${RUN}{16,250}`),
  token("openai_key", ["sk-"], `sk-(?:proj-|svcacct-|admin-|or-v1-|None-)?${RUN}{20,250}`),
  token(
    "model_key",
    ["gsk_", "xai-", "pplx-", "r8_", "hf_"],
    "(?:gsk_|xai-|pplx-|r8_|hf_)[A-Za-z0-9]{30,120}",
  ),
  token("google_key", ["AIza"], `AIza${RUN}{35}`),
  token("google_token", ["ya29."], `ya29\\.${RUN}{20,500}`),
  token("google_secret", ["GOCSPX-"], `GOCSPX-${RUN}{20,60}`),
  token("google_token", ["1//0"], `1//0${RUN}{30,200}`),
  token("azure_secret", ["8Q~"], "[A-Za-z0-9_~.-]{3}8Q~[A-Za-z0-9_~.-]{31,34}"),
  token("bitbucket_token", ["ATBB"], "ATBB[A-Za-z0-9]{28,60}"),
  token("terraform_token", [".atlasv1."], `[A-Za-z0-9]{14}\\.atlasv1\\.${RUN}{60,70}`),
  token("netlify_token", ["nfp_"], "nfp_[A-Za-z0-9]{30,60}"),
  token("fly_token", ["fm2_"], "fm2_[A-Za-z0-9+/=_-]{40,800}"),
  token("square_token", ["sq0"], `sq0(?:csp|atp|idp)-${RUN}{22,60}`),
  token("npm_token", ["npm_"], "npm_[A-Za-z0-9]{36}"),
  token("pypi_token", ["pypi-"], `pypi-AgE${RUN}{30,500}`),
  token("docker_token", ["dckr_"], `dckr_(?:pat|oat)_${RUN}{20,120}`),
  token("sendgrid_key", ["SG."], `SG\\.${RUN}{16,40}\\.${RUN}{30,80}`),
  token("twilio_key", ["SK"], "SK[0-9a-f]{32}(?![A-Za-z0-9])"),
  token("mail_key", ["key-"], "key-[0-9a-f]{32}(?![A-Za-z0-9])"),
  token("telegram_token", [":AA"], `\\d{8,10}:AA${RUN}{32,36}`),
  token("digitalocean_token", ["_v1_"], "do[opr]_v1_[a-f0-9]{64}"),
  token("shopify_token", ["shp"], "shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}"),
  token("linear_key", ["lin_"], "lin_(?:api|oauth)_[A-Za-z0-9]{30,80}"),
  token("notion_token", ["ntn_", "secret_"], "(?:ntn_|secret_)[A-Za-z0-9]{40,60}"),
  token("figma_token", ["figd_"], `figd_${RUN}{30,80}`),
  token("supabase_key", ["sbp_", "sb_secret_"], `(?:sbp_|sb_secret_)${RUN}{20,80}`),
  token("databricks_token", ["dapi"], "dapi[a-f0-9]{32}"),
  token("doppler_token", ["dp."], "dp\\.(?:pt|st|ct|sa)\\.[A-Za-z0-9._-]{36,80}"),
  token("planetscale_token", ["pscale_"], "pscale_(?:tkn|pw|oauth)_[A-Za-z0-9._=-]{30,80}"),
  token("postman_key", ["PMAK-"], "PMAK-[a-f0-9]{24}-[a-f0-9]{34}"),
  token("heroku_key", ["HRKU-"], `HRKU-${RUN}{30,80}`),
  token("newrelic_key", ["NRAK-", "NRII-"], "NR(?:AK|II)-[A-Za-z0-9_-]{24,40}"),
  token("atlassian_token", ["ATATT3", "ATCTT3"], "AT[AC]TT3[A-Za-z0-9_=-]{40,250}"),
  token("sentry_token", ["sntry"], "sntry[su]_[A-Za-z0-9+/=_-]{40,400}"),
  token("grafana_token", ["glsa_", "glc_"], "(?:glsa|glc)_[A-Za-z0-9+/=_-]{30,400}"),
  token("age_key", ["AGE-SECRET-KEY-"], "AGE-SECRET-KEY-1[A-Z0-9]{50,70}"),
  token("vault_token", ["hvs.", "hvb.", "hvr."], `hv[sbr]\\.${RUN}{24,300}`),
  token("heed_token", ["heed_"], "heed_[A-Za-z0-9]{6,16}_[A-Za-z0-9_-]{24,120}"),
  {
    kind: "jwt",
    hints: ["eyJ"],
    regex:
      /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,8000}(?:\.[A-Za-z0-9_-]{0,2000}){0,3}/g,
  },
  {
    kind: "url_password",
    hints: ["://"],
    regex:
      /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/[^\s:/@[\]"'<>]{0,100}:(?<secret>[^\s/@"'<>]{1,200})@/g,
  },
  {
    kind: "url_token",
    hints: ["://"],
    regex: /(?<![A-Za-z0-9+.-])https?:\/\/(?<secret>[A-Za-z0-9_-]{20,255})@/g,
  },
  {
    kind: "query_secret",
    hints: ["?", "&"],
    gate: "parameter",
    regex:
      /[?&](?:access_token|refresh_token|id_token|api_?key|apikey|key|sig|signature|X-Amz-Signature|client_secret|password|token)=(?<secret>[^\s&"'<>#]{12,2000})/gi,
  },
  {
    kind: "authorization",
    hints: ["uthorization", "UTHORIZATION", "earer ", "EARER "],
    regex:
      /(?:authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token|digest)|(?<![A-Za-z])bearer)\s{1,3}(?<secret>[A-Za-z0-9._~+/=-]{12,4000})/gi,
  },
  {
    kind: "cookie",
    hints: ["ookie:", "OOKIE:"],
    regex: /(?<![\w-])(?:set-)?cookie:[ \t]{0,3}(?<secret>[^\s"'\n][^"'\n]{7,4000})/gi,
  },
  {
    // ADO.NET, ODBC, JDBC: a value of a connection string needs no digits to be a secret.
    kind: "connection_password",
    hints: [";"],
    gate: "word",
    regex: /(?<=;[ ]{0,2})(?:password|pwd)[ ]{0,2}=[ ]{0,2}(?<secret>[^;"'\s(){}<>]{3,200})(?=[;"'\s]|$)/gi,
  },
  {
    kind: "connection_password",
    hints: [";"],
    gate: "word",
    regex:
      /(?<![\w.])(?:password|pwd)=(?<secret>[^;"'\s(){}<>]{3,200})(?=;[ ]?[A-Za-z]{2,30}(?: [A-Za-z]{1,20}){0,2}=)/gi,
  },
  {
    kind: "curl_password",
    hints: ["-u ", "--user"],
    regex: /(?<![\w-])(?:-u|--user)[ =]{1,2}["']?[^\s:"']{1,100}:(?<secret>[^\s"']{1,200})/g,
  },
];
