import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";

const FOLDER = path.join(import.meta.dirname, "../messages/en");

/** The real messages, by namespace. */
export function readMessages(): AbstractIntlMessages {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, ".json"),
      JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")),
    ]),
  );
}

/** Wrapper for component tests: `render(<Thing />, { wrapper: WithMessages })`. A missing message fails. */
export function WithMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={readMessages()}
      onError={(error) => {
        throw error;
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
