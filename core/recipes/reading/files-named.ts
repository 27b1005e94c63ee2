import { languageGlobs, pathsIn, sortsIn } from "./file-sorts";

/** Extensions that people use as words: “tf files”, “YAML files”, “C# source files”. */
const EXTENSION_WORDS =
  /(?<![\w/.-])\.?(?<extension>tf|ya?ml|json|toml|sql|proto|graphql|ipynb|csv|xml|svg|png|jpe?g|pdf|css|scss|html|sh|ps1|bat|py|rb|go|rs|java|kt|swift|cs|cpp|php|ts|tsx|js|jsx|vue|svelte|dart|ex|exs|md|mdx|rst|txt|log|env|ini|conf|puml|drawio|mp4|wav|parquet)(?=[ -](?:files?|datei(?:en)?|modules?|scripts?|sources?|classes|configs?|diagrams?)\b)/giu;
/** Sorts of classes that are told by their names or folders. */
const ROLES =
  /\b(?<role>controllers?|services?|repositor(?:y|ies)|models?|entit(?:y|ies)|views?|serializers?|resolvers?|reducers?|stores?|middlewares?|jobs?|workers?|mailers?|policies|handlers?|routers?|routes?|schemas?|dtos?|hooks?|components?|screens?|pages?|layouts?|widgets?|fragments?|activit(?:y|ies)|presenters?|interceptors?|guards?|pipes?|plugins?|commands?|queries|events?|listeners?|migrations?|seeds?|fixtures?|factories|mappers?|adapters?|clients?|dags?|charts?|playbooks?|roles|snapshots?|stories|endpoints?)\b/iu;
const LANGUAGES: [RegExp, string[]][] = [
  [/\bc#|\bcsharp\b|\b\.net\b/iu, ["*.cs"]],
  [/\bkotlin\b/iu, ["*.{kt,kts}"]],
  [/\bdart\b|\bflutter\b/iu, ["*.dart"]],
  [/\bscala\b/iu, ["*.scala"]],
  [/\belixir\b/iu, ["*.{ex,exs}"]],
  [/\bterraform\b/iu, ["*.tf"]],
  [/\bshell scripts?\b|\bbash scripts?\b/iu, ["*.{sh,bash}"]],
  [/\bpowershell\b/iu, ["*.ps1"]],
  [/\bsql (?:files?|scripts?|queries)\b/iu, ["*.sql"]],
  [/\bnotebooks?\b/iu, ["*.ipynb"]],
  [/\bdiagrams?\b/iu, ["*.{drawio,puml,mmd,mermaid,dot}"]],
  [/\bscreenshots?\b|\bimages?\b|\bicons?\b/iu, ["*.{png,jpg,jpeg,gif,webp,svg}"]],
  [/\bmarkdown\b|\bdocs?\b|\bdocumentation\b/iu, ["*.{md,mdx,rst,adoc}"]],
  [/\bcsvs?\b/iu, ["*.csv"]],
];

/** The files that a phrase names, by path, extension, language or sort; empty when it names none. */
export function filesNamed(phrase: string): string[] {
  const paths = pathsIn(phrase).map(({ glob }) => (isFolder(glob) ? `${glob}/**` : glob));
  if (paths.length > 0) return paths.slice(0, 20);
  const dbt = /\bdbt models?\b/iu.test(phrase) ? ["**/models/**/*.sql"] : [];
  if (dbt.length > 0) return dbt;
  const extensions = [...phrase.matchAll(EXTENSION_WORDS)].map(
    ({ groups }) => `*.${groups?.extension?.toLowerCase()}`,
  );
  if (extensions.length > 0) return [...new Set(extensions)];
  const sorts = sortsIn(phrase).flatMap(({ globs }) => globs);
  if (sorts.length > 0) return sorts.slice(0, 40);
  const language = LANGUAGES.find(([named]) => named.test(phrase))?.[1] ?? languageGlobs(phrase);
  const role = ROLES.exec(phrase)?.groups?.role;
  if (role) return roleGlobs(role, language);
  return language.slice(0, 20);
}

/** `src/api`: a path without an extension is a folder. */
function isFolder(glob: string): boolean {
  return /\/[\w@-]+$/.test(glob) && !/[*{]/.test(glob);
}

function roleGlobs(role: string, language: readonly string[]): string[] {
  const one = role
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=ss|x|ch)es$/, "")
    .replace(/(?<!s)s$/, "");
  const many = role.toLowerCase().endsWith("y") ? `${one.slice(0, -1)}ies` : `${one}s`;
  const extension =
    language[0]?.replace(/^\*/, "") ?? ".{ts,tsx,js,jsx,py,go,rs,java,kt,rb,php,cs,swift,dart,vue,sql}";
  return [
    `*${one}${extension}`,
    `*${one}s${extension}`,
    `*.${one}.*`,
    `**/${many}/**/*${extension}`,
    `**/${one}/**/*${extension}`,
  ];
}
