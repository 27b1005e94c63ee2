import { readConfig, writeConfig } from "../state/config";
import type { KnownProject } from "../state/known-projects";
import type { CommandContext } from "./context";

/**
 * A server on this machine sees nothing that is not here already, so it may have every repository
 * (trust.md section 1); the person says so once, at sign-in.
 */
export async function offerEverywhere(
  { home, terminal }: CommandContext,
  origin: string,
  projects: KnownProject[],
): Promise<void> {
  const config = readConfig(home);
  if (!terminal.interactive || projects.length === 0) return;
  if (config.folders.some((pattern) => pattern.origin === origin)) return;
  const [first] = projects;
  if (!(await terminal.confirm("This server is on your own machine. Watch every repository here?")) || !first)
    return;
  const options = projects.map(({ slug, name }) => ({ value: slug, label: name }));
  const project = projects.length === 1 ? first.slug : await terminal.choose("Into which project?", options);
  if (!project) return;
  writeConfig(home, { ...config, folders: [...config.folders, { folder: "/", origin, project }] });
  terminal.say("Heed is on in every repository of this machine; heed: off in a prompt switches one off.");
}
