import type { Findings } from "./findings";

/** Findings as workflow commands of GitHub Actions, so that they stand beside the lines of a pull request. */
export function githubReport({ findings }: Findings): string[] {
  return findings.map(({ rule, path, line, stops, evidence }) => {
    const place = [`file=${property(path)}`, ...(line === null ? [] : [`line=${line}`])];
    const title = `title=${property(`Heed ${rule.number}`)}`;
    const text = [rule.statement, evidence, rule.remedy && `Instead: ${rule.remedy}`]
      .filter(Boolean)
      .join("\n");
    return `::${stops ? "error" : "warning"} ${[...place, title].join(",")}::${data(text)}`;
  });
}

/** A line of a diff must not be able to give the runner a command. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
