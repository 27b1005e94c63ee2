import { conceptById, conceptSet, findConcepts } from "../../topics/find-concepts";
import type { Clause, Draft } from "../draft";
import { anyOf, FOREIGN } from "../grammar/words";
import { literalsIn } from "../literals";

const PUT =
  /^(?:always |please |also |only )*(?:put|place|keep|store|save|move|write|create|leave|drop|collect|add)\s+(?:all |any |the |your |new |our |every )*(.{2,60}?)\s+(?:files? )?(?:go )?(in(?:side|to)?|under|to|next to|beside|alongside|at|within)\s+(.{2,80})$/iu;
const GOES =
  /^(?:all |any |the |your |new |our |every )*(.{2,60}?)\s+(?:always |should |must |have to |need to |only )*(?:go(?:es)?|belongs?|lives?|stays?|end up|land|sit|are kept|are placed|are stored|is kept|is placed|is stored|be (?:placed|stored|put|kept))\s+(in(?:side|to)?|under|to|next to|beside|alongside|at|within|with|on)\s+(.{2,80})$/iu;
const PLACES = new RegExp(anyOf("places", FOREIGN), "iu");
const THING: [idea: string, thing: string][] = [
  ["fixture", "fixtures"],
  ["snapshot", "snapshots"],
  ["test", "tests"],
  ["script", "scripts"],
  ["draft", "drafts"],
  ["notes", "notes"],
  ["screenshot", "screenshots"],
  ["docs", "docs"],
  ["migration", "migrations"],
  ["component", "components"],
  ["constant", "constants"],
  ["temp-file", "temp-files"],
  ["log-file", "log-files"],
  ["function", "helpers"],
  ["module", "modules"],
];

/** Canonical name of what goes somewhere: “the unit tests” → `tests`. */
export function thingOf(text: string): string {
  const named = conceptSet(findConcepts(text));
  if (/\.(?:test|spec)\.\w+|_test\.\w+|\btest_\w+\.\w+/iu.test(text)) return "tests";
  return (
    THING.find(([idea]) => named.has(idea))?.[1] ??
    text
      .trim()
      .toLowerCase()
      .replace(/\s+files?$/, "")
      .slice(0, 60)
  );
}

function placeOf(preposition: string, text: string): string | null {
  const cleaned = text.replace(/,.*$|\s+(?:and )?not .*$|\s+(?:instead|please).*$/iu, "").trim();
  if (/^with$/i.test(preposition) && findConcepts(cleaned).some(({ id }) => conceptById(id)?.choice))
    return null;
  const named = conceptSet(findConcepts(`${preposition} ${cleaned}`));
  if (named.has("beside") || /^(?:next to|beside|alongside|with)$/i.test(preposition)) return "beside-source";
  const literal = literalsIn(cleaned).find(({ kind }) => kind === "path" || kind === "glob");
  if (literal) return literal.text;
  if (named.has("root")) return "root";
  const folder =
    /^(?:the |a |an |its own |their own )*(?:dedicated |separate |own )*`?([\w./-]+)`?(?: (?:folder|directory|dir|subfolder|sub-folder))?$/iu.exec(
      cleaned,
    );
  if (!folder?.[1])
    return /\b(?:folder|directory|dir|sub-?folder)\b/i.test(cleaned) ? cleaned.toLowerCase() : null;
  const known =
    /(?:folder|directory|dir)$/i.test(cleaned) ||
    /^(?:docs?|tests?|src|lib|scripts?|tools?|notes|fixtures|assets|examples|tmp|internal|packages|apps|app)$/i.test(
      folder[1],
    );
  return known ? `${folder[1].replace(/\/$/, "")}/` : null;
}

/** Where things belong: “put scripts under tools/”, “tests live beside the code”. */
export function readLocation(clause: Clause): Draft | null {
  const { core } = clause;
  const match = PUT.exec(core) ?? GOES.exec(core);
  if (match?.[1] && match[2] && match[3] && !/^(?:never|don't|do not|no|not)\b/i.test(core)) {
    const place = placeOf(match[2], match[3]);
    if (place !== null)
      return {
        form: "location",
        polarity: "require",
        object: core,
        trigger: [thingOf(match[1])],
        place: [place],
      };
  }
  if (clause.language === "en" || !PLACES.test(core)) return null;
  const path = clause.literals.find(({ kind, text }) => kind === "path" && text.includes("/"));
  const named = conceptSet(clause.hits);
  const thing = THING.find(([idea]) => named.has(idea))?.[1];
  if (!thing || !(path || named.has("beside"))) return null;
  return {
    form: "location",
    polarity: "require",
    object: core,
    trigger: [thing],
    place: [path?.text ?? "beside-source"],
  };
}
