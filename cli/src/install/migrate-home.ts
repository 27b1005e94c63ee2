import { existsSync } from "node:fs";
import type { CommandContext } from "../commands/context";
import { readInstalls, writeInstalls } from "../state/installs";
import { LAYOUT, readLayout, writeLayout } from "../state/layout";
import { readText } from "../state/private-file";
import { HOST_SETTINGS, settingsFiles } from "./host-settings";

type Migration = (context: CommandContext) => void;

/** By the layout that each starts from. All may be repeated: a machine can stop between two of them. */
const MIGRATIONS: readonly Migration[] = [noteEarlierInstalls];

/**
 * Brings the folder of the client's state to the layout of this version. Nothing is done where there is no folder, and
 * where a newer version has been at work.
 */
export function migrateHome(context: CommandContext): void {
  const { home } = context;
  if (!existsSync(home)) return;
  const { layout } = readLayout(home);
  if (layout >= LAYOUT) return;
  for (const migrate of MIGRATIONS.slice(layout)) migrate(context);
  writeLayout(home);
}

/** 0 → 1: earlier versions did not write down where they had put their entries. When is not known any more. */
function noteEarlierInstalls(context: CommandContext): void {
  const known = readInstalls(context.home);
  const found = HOST_SETTINGS.flatMap((host) =>
    settingsFiles(host, context).flatMap((path) => {
      const text = readText(path);
      const edit = text === null ? null : host.remove(text);
      const isOurs = edit?.ok === true && edit.changed && !known.some((install) => install.path === path);
      return isOurs ? [{ slug: host.capabilities.slug, path, at: 0 }] : [];
    }),
  );
  if (found.length > 0) writeInstalls(context.home, [...known, ...found]);
}
