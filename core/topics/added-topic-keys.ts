import { CHOICES } from "./concepts/choices";
import { CODE_LANGUAGE_CONCEPTS } from "./concepts/code-languages";
import { PEOPLE_LANGUAGES } from "./concepts/people-languages";
import { builtInTopics } from "./topic";

/** Keys that an addition cannot redefine: of the catalog, and of the choices that Heed knows by themselves. */
export function reservedTopics(): ReadonlySet<string> {
  const choices = [CHOICES, CODE_LANGUAGE_CONCEPTS, PEOPLE_LANGUAGES].flatMap((table) =>
    Object.values(table).flatMap(({ choice }) => choice?.topic ?? []),
  );
  return new Set([...builtInTopics(), ...choices]);
}
