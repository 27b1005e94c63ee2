import { join } from "node:path";
import { fieldsOf, listOf, textOf, textsOf } from "./fields";
import { readJson, writePrivate } from "./private-file";

/** A server that the person signed in to. The token lies in a file of its own. */
export type ServerEntry = {
  origin: string;
  user: { id: string; email: string; name: string };
  scopes: string[];
  /** A service token speaks for no person. */
  service: boolean;
  loggedInAt: string;
  expiresAt?: string | null;
  /** Until when its owner has to sign in to the web application again. */
  signInDueAt?: string | null;
};

/** Repositories below a folder belong to a project without a link of their own. */
export type FolderPattern = { folder: string; origin: string; project: string };

export type Config = {
  servers: ServerEntry[];
  folders: FolderPattern[];
  deviceName?: string;
  /** PEM file with additional certificate authorities. */
  caFile?: string;
};

export function readConfig(home: string): Config {
  const fields = fieldsOf(readJson(join(home, "config.json")));
  return {
    servers: listOf(fields.servers).flatMap(readServer),
    folders: listOf(fields.folders).flatMap(readFolder),
    deviceName: textOf(fields.deviceName),
    caFile: textOf(fields.caFile),
  };
}

export function writeConfig(home: string, config: Config): void {
  writePrivate(join(home, "config.json"), `${JSON.stringify({ schemaVersion: 1, ...config }, null, 2)}\n`);
}

function readServer(value: unknown): ServerEntry[] {
  const fields = fieldsOf(value);
  const origin = textOf(fields.origin);
  if (!origin) return [];
  const user = fieldsOf(fields.user);
  return [
    {
      origin,
      user: { id: textOf(user.id) ?? "", email: textOf(user.email) ?? "", name: textOf(user.name) ?? "" },
      scopes: textsOf(fields.scopes),
      service: fields.service === true,
      loggedInAt: textOf(fields.loggedInAt) ?? "",
      expiresAt: textOf(fields.expiresAt) ?? null,
      signInDueAt: textOf(fields.signInDueAt) ?? null,
    },
  ];
}

function readFolder(value: unknown): FolderPattern[] {
  const fields = fieldsOf(value);
  const folder = textOf(fields.folder);
  const origin = textOf(fields.origin);
  const project = textOf(fields.project);
  return folder && origin && project ? [{ folder, origin, project }] : [];
}
