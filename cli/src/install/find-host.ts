import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { HostSettings } from "./host-settings";
import type { Where } from "./settings-path";

/** A host is there when it has a folder in the home or a program in the path. */
export function isHostPresent(host: HostSettings, where: Where): boolean {
  return existsSync(join(where.userHome, host.folder)) || hostProgram(host, where) !== null;
}

/** Path of the host's program; null when it is not in the path. */
export function hostProgram({ program }: HostSettings, { env }: Pick<Where, "env">): string | null {
  const folders = (env.PATH ?? "").split(delimiter).filter((entry) => entry !== "");
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}
