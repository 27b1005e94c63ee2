import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { AbstractIntlMessages } from "next-intl";
import { env } from "@/env";

const loaded = new Map<string, Promise<AbstractIntlMessages>>();

/** Every `messages/<locale>/<namespace>.json` by its namespace; read once, except in development. */
export function loadMessages(locale: string): Promise<AbstractIntlMessages> {
  if (env.NODE_ENV === "development") return readMessages(locale);
  const known = loaded.get(locale);
  if (known) return known;
  const reading = readMessages(locale);
  loaded.set(locale, reading);
  return reading;
}

async function readMessages(locale: string): Promise<AbstractIntlMessages> {
  const folder = path.join(process.cwd(), "messages", locale);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  const entries = await Promise.all(
    files.map(async (file) => [
      path.basename(file, ".json"),
      JSON.parse(await readFile(path.join(folder, file), "utf8")),
    ]),
  );
  return Object.fromEntries(entries);
}
