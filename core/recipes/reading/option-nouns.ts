/** What people say for an option that a program must be called with. */
export type OptionNoun = {
  programs: string[];
  /** Only with these sub-commands; none: all that do something. */
  subcommands?: string[];
  exceptSubcommands?: string[];
  said: RegExp;
  /** Every spelling; one is enough. */
  flags: string;
  /** As it is shown and tried. */
  sample: string;
  /** Variables that say the same. */
  env?: string[];
};

const READS = ["version", "help", "completion", "config"];

export const OPTION_NOUNS: OptionNoun[] = [
  {
    programs: ["kubectl", "oc"],
    exceptSubcommands: [
      ...READS,
      "cluster-info",
      "api-resources",
      "api-versions",
      "explain",
      "get nodes",
      "get ns",
      "get namespaces",
      "get namespace",
      "top nodes",
      "describe node",
    ],
    said: /\bnamespaces?\b|命名空间/iu,
    flags: "-n|--namespace|-A|--all-namespaces",
    sample: "-n demo",
  },
  {
    programs: ["kubectl", "oc"],
    exceptSubcommands: READS,
    said: /\b(?:explicit )?(?:kube ?)?contexts?\b/iu,
    flags: "--context",
    sample: "--context dev",
  },
  {
    programs: ["helm"],
    subcommands: ["install", "upgrade", "uninstall", "list", "status", "rollback"],
    said: /\bnamespaces?\b/iu,
    flags: "-n|--namespace",
    sample: "-n demo",
  },
  {
    programs: ["helm"],
    subcommands: ["install", "upgrade", "pull", "template"],
    said: /\b(?:chart )?versions?\b|\bpinned\b/iu,
    flags: "--version",
    sample: "--version 1.2.3",
  },
  {
    programs: ["helm"],
    subcommands: ["install", "upgrade", "uninstall"],
    said: /\bdry[- ]?runs?\b/iu,
    flags: "--dry-run|--dry-run=*",
    sample: "--dry-run",
  },
  {
    programs: ["kubectl", "oc"],
    subcommands: ["apply", "delete", "create", "replace", "patch", "scale", "drain"],
    said: /\bdry[- ]?runs?\b/iu,
    flags: "--dry-run",
    sample: "--dry-run=client",
  },
  {
    programs: ["dbt"],
    subcommands: ["run", "build", "test"],
    said: /\bselect(?:ion|ors?|ed|ing)?\b|\bwithout naming models\b|\bfull (?:dbt )?runs?\b|\bnamed models\b/iu,
    flags: "-s|--select|-m|--models|--model|--selector",
    sample: "--select stg_orders",
  },
  {
    programs: ["dbt"],
    subcommands: ["run", "build", "test", "seed", "snapshot"],
    said: /\btargets?\b/iu,
    flags: "-t|--target",
    sample: "--target dev",
  },
  {
    programs: ["aws"],
    exceptSubcommands: ["configure", "help"],
    said: /\bprofiles?\b/iu,
    flags: "--profile",
    sample: "--profile dev",
    env: ["AWS_PROFILE"],
  },
  {
    programs: ["aws"],
    exceptSubcommands: ["configure", "help"],
    said: /\bregions?\b/iu,
    flags: "--region",
    sample: "--region eu-west-1",
    env: ["AWS_REGION", "AWS_DEFAULT_REGION"],
  },
  {
    programs: ["aws"],
    subcommands: ["s3 sync", "s3 rm", "s3 cp", "s3 mv"],
    said: /\bdry[- ]?runs?\b/iu,
    flags: "--dryrun",
    sample: "--dryrun",
  },
  {
    programs: ["gcloud"],
    exceptSubcommands: ["config", "auth", "version", "info", "help"],
    said: /\bprojects?\b/iu,
    flags: "--project",
    sample: "--project dev",
  },
  {
    programs: ["az"],
    exceptSubcommands: ["login", "account", "version", "help"],
    said: /\bsubscriptions?\b/iu,
    flags: "--subscription",
    sample: "--subscription dev",
  },
  { programs: ["rsync"], said: /\bdry[- ]?runs?\b/iu, flags: "-n|--dry-run", sample: "--dry-run" },
  {
    programs: ["git"],
    subcommands: ["clean"],
    said: /\bdry[- ]?runs?\b/iu,
    flags: "-n|--dry-run",
    sample: "--dry-run",
  },
  {
    programs: ["ansible-playbook"],
    said: /\bcheck mode\b|\bdry[- ]?runs?\b/iu,
    flags: "-C|--check|--syntax-check|--list-tasks|--list-hosts",
    sample: "--check",
  },
  {
    programs: ["ansible-playbook"],
    said: /\blimit(?:ed)?\b|\bhosts? (?:pattern|limit)\b/iu,
    flags: "-l|--limit|--list-hosts|--syntax-check",
    sample: "--limit web1",
  },
  {
    programs: ["curl"],
    said: /\btime ?outs?\b|\btime limits?\b/iu,
    flags: "-m|--max-time|--connect-timeout",
    sample: "--max-time 20",
  },
  { programs: ["pytest"], said: /\btime ?outs?\b/iu, flags: "--timeout", sample: "--timeout 60" },
  { programs: ["pytest"], said: /\bmarkers?\b/iu, flags: "-m", sample: "-m unit" },
  {
    programs: ["git"],
    subcommands: ["commit"],
    said: /\bsign(?:ed)?[- ]?offs?\b/iu,
    flags: "-s|--signoff",
    sample: "-s -m x",
  },
  {
    programs: ["git"],
    subcommands: ["commit"],
    said: /\b(?:gpg[- ])?sign(?:ed|ature)?\b(?![- ]?off)/iu,
    flags: "-S|--gpg-sign",
    sample: "-S -m x",
  },
  {
    programs: ["git"],
    subcommands: ["log"],
    said: /\b(?:limits?|limited|how many|-n)\b/iu,
    flags: "-n|--max-count|-1|--oneline",
    sample: "-n 20",
  },
  {
    programs: ["git"],
    subcommands: ["clone"],
    said: /\bshallow\b|\bdepth\b/iu,
    flags: "--depth",
    sample: "--depth 1",
  },
  {
    programs: ["docker", "podman"],
    subcommands: ["build", "buildx build"],
    said: /\bplatforms?\b/iu,
    flags: "--platform",
    sample: "--platform linux/amd64",
  },
  {
    programs: ["docker", "podman"],
    subcommands: ["build", "buildx build"],
    said: /\btags?\b/iu,
    flags: "-t|--tag",
    sample: "-t a:1",
  },
  {
    programs: ["docker", "podman"],
    subcommands: ["run"],
    said: /\b(?:memory|resource) limits?\b/iu,
    flags: "-m|--memory",
    sample: "--memory 1g",
  },
  {
    programs: ["docker", "podman"],
    subcommands: ["logs", "compose logs"],
    said: /\b(?:tail|limit|last lines)\b/iu,
    flags: "--tail|-n|--since",
    sample: "--tail 100",
  },
  {
    programs: ["terraform", "tofu"],
    subcommands: ["plan", "apply", "destroy", "refresh"],
    said: /\bvar(?:iable)?[- ]?files?\b|\btfvars\b/iu,
    flags: "-var-file|--var-file",
    sample: "-var-file=dev.tfvars",
  },
  {
    programs: ["terraform", "tofu"],
    subcommands: ["plan"],
    said: /\b(?:saved?|out(?:put)? files?|plan files?)\b/iu,
    flags: "-out",
    sample: "-out=a.tfplan",
  },
  { programs: ["make"], said: /\bparallel\b|\bjobs?\b/iu, flags: "-j|--jobs", sample: "-j4" },
  {
    programs: ["go"],
    subcommands: ["test"],
    said: /\brace (?:detector|detection|checks?)\b/iu,
    flags: "-race|--race",
    sample: "-race",
  },
  {
    programs: ["go"],
    subcommands: ["test"],
    said: /\bcache\b|\buncached\b/iu,
    flags: "-count=1|-count",
    sample: "-count=1",
  },
  {
    programs: ["cargo"],
    subcommands: ["build", "test", "check", "clippy", "run"],
    said: /\block(?:ed)?\b|\block ?file\b/iu,
    flags: "--locked|--frozen",
    sample: "--locked",
  },
  {
    programs: ["cargo"],
    subcommands: ["build", "test", "check", "clippy"],
    said: /\bworkspace\b/iu,
    flags: "--workspace|--all|-p|--package",
    sample: "--workspace",
  },
  {
    programs: ["npm"],
    subcommands: ["install", "i", "add"],
    said: /\bexact versions?\b|\bpinned\b/iu,
    flags: "-E|--save-exact",
    sample: "--save-exact x",
  },
  {
    programs: ["psql"],
    said: /\bON_ERROR_STOP\b|\bstop on errors?\b/iu,
    flags: "-v=ON_ERROR_STOP=*|--set=ON_ERROR_STOP=*|-v",
    sample: "-v ON_ERROR_STOP=1",
  },
  {
    programs: ["gh"],
    said: /\brepo(?:sitory)? flag\b|\bexplicit repo/iu,
    flags: "-R|--repo",
    sample: "-R a/b",
  },
  {
    programs: ["conda", "mamba"],
    subcommands: ["install", "run", "remove"],
    said: /\b(?:env(?:ironment)?(?: name)?)\b/iu,
    flags: "-n|--name|-p|--prefix",
    sample: "-n dev",
  },
  {
    programs: ["bundle"],
    subcommands: ["install"],
    said: /\bpath\b/iu,
    flags: "--path",
    sample: "--path vendor",
  },
  { programs: ["adb"], said: /\b(?:device|serial)s?\b/iu, flags: "-s|-d|-e|-t", sample: "-s emulator-5554" },
  {
    programs: ["flutter"],
    subcommands: ["run", "build"],
    said: /\bflavou?rs?\b/iu,
    flags: "--flavor",
    sample: "--flavor dev",
  },
  {
    programs: ["xcodebuild"],
    said: /\bworkspaces?\b/iu,
    flags: "-workspace|-version|-list|-showsdks",
    sample: "-workspace A.xcworkspace",
  },
  { programs: ["gradle", "gradlew"], said: /\boffline\b/iu, flags: "--offline", sample: "--offline" },
  {
    programs: ["mvn", "mvnw"],
    said: /\bbatch mode\b|\bnon-?interactive\b/iu,
    flags: "-B|--batch-mode",
    sample: "-B",
  },
  { programs: ["mvn", "mvnw"], said: /\boffline\b/iu, flags: "-o|--offline", sample: "-o" },
  {
    programs: ["apt", "apt-get"],
    subcommands: ["install"],
    said: /\b(?:yes|non-?interactive)\b/iu,
    flags: "-y|--yes|-qq",
    sample: "-y",
  },
  {
    programs: ["mysql"],
    said: /\bsafe[- ]updates?\b/iu,
    flags: "-U|--safe-updates|--i-am-a-dummy",
    sample: "--safe-updates",
  },
];

/** Sub-commands that a sentence names by a verb: “build and test with cargo --locked”. */
const VERBS: [RegExp, string][] = [
  [/\bbuild(?:s|ing)?\b/iu, "build"],
  [/\btest(?:s|ing)?\b/iu, "test"],
  [/\bcheck(?:s|ing)?\b/iu, "check"],
  [/\blint(?:s|ing)?\b/iu, "lint"],
  [/\binstall(?:s|ing)?\b/iu, "install"],
  [/\bpublish(?:es|ing)?\b/iu, "publish"],
  [/\bdeploy(?:s|ing)?\b/iu, "deploy"],
  [/\bplan(?:s|ning)?\b/iu, "plan"],
  [/\bappl(?:y|ies|ying)\b/iu, "apply"],
  [/\bpush(?:es|ing)?\b/iu, "push"],
  // Of “run” alone nothing is known; in a list of verbs it is one of them.
  [/\b(?:build|test)\b[^.]{0,12}\b(?:and|or) run\b/iu, "run"],
  [/\brestor(?:e|es|ing)\b/iu, "restore"],
];
const WITH_COMMANDS =
  /^(?:cargo|go|dotnet|swift|flutter|dart|mix|bazel|gradlew?|mvnw?|npm|pnpm|yarn|bun|terraform|tofu|helm|docker|poetry|uv)$/;

/** The sub-commands of a bare program that a sentence names by their verbs. */
export function verbsFor(program: string, said: string): string[] {
  if (!WITH_COMMANDS.test(program)) return [];
  return VERBS.filter(([word]) => word.test(said)).map(([, verb]) => verb);
}

/** The option of a program that a sentence names in words. */
export function optionNoun(
  program: string,
  subcommand: string | undefined,
  said: string,
): OptionNoun | undefined {
  return OPTION_NOUNS.find(
    (noun) =>
      noun.programs.includes(program) &&
      noun.said.test(said) &&
      (subcommand === undefined || noun.subcommands === undefined || noun.subcommands.includes(subcommand)),
  );
}
