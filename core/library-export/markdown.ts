import type { ExportedRule, LibraryExport } from "./schema";

/**
 * A library as Markdown that people read and `heed import` takes back: one item a rule, its number and mode in a comment.
 * @param name of the project, as people know it
 */
export function libraryMarkdown({ rules, facts }: LibraryExport, name: string): string {
  const sections: [title: string, lines: string[]][] = [
    ["Rules of the project", rules.filter(({ layer }) => layer === "project").map(ruleLine)],
    ["Your own rules", rules.filter(({ layer }) => layer === "personal").map(ruleLine)],
    ["What Heed knows of your wishes", facts.map(({ statement }) => `- ${oneLine(statement)}`)],
  ];
  const filled = sections.filter(([, lines]) => lines.length > 0);
  return [
    `# ${oneLine(name)}`,
    ...filled.map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
    "",
  ].join("\n\n");
}

function ruleLine({ statement, number, status, mode }: ExportedRule): string {
  const standing = status === "active" ? mode : status;
  return `- ${oneLine(statement)} <!-- ${number}, ${standing} -->`;
}

/** Nothing of a statement may end the item or begin a comment. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("<!--", "<! --").replaceAll("-->", "-- >").trim();
}
