import { z } from "zod";

/** Where a project's rules may stand in its repository; each is a choice of the project's admins. */
export const REPOSITORY_FILES = ["rules", "claude", "agents", "gemini", "reflections"] as const;
export const repositoryFileSchema = z.enum(REPOSITORY_FILES);
export type RepositoryFile = z.infer<typeof repositoryFileSchema>;

/** A file that holds the rules between markers, by the choice that asks for it. */
export const SECTION_FILES: Readonly<Record<Exclude<RepositoryFile, "reflections">, string>> = {
  rules: ".agent/rules/heed.md",
  claude: "CLAUDE.md",
  agents: "AGENTS.md",
  gemini: "GEMINI.md",
};
export const REFLECTIONS_FOLDER = ".agent/reflections";
