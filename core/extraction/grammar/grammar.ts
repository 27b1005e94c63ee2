/**
 * What the grammar needs to know of one language, as alternatives of a regular expression (no groups that capture).
 * A new language is one file of this type and its line in `languages.ts`; its numbers, everyday words and commonest
 * words are a line each in `number-words.ts`, the glossary and `topics/function-words.ts`.
 */
export type Grammar = {
  /** ISO 639-1. */
  language: string;
  /** False where words are not parted by spaces: alternatives then match anywhere. */
  spaced: boolean;
  /** A clause with one of these forbids. */
  forbids: string;
  /** Turn down the value that follows (“statt npm”). */
  refusesNext: string;
  /** Turn down the value before (“npm 不要”). */
  refusesLast: string;
  /** Oblige: “muss”, “必须”. */
  obliges: string;
  /** Say that a wish holds for good. */
  standing: string;
  /** Say that it holds in all projects. */
  everywhere: string;
  /** Say that it holds now only. */
  thisTime: string;
  /** Say that it holds from now on: “ab heute” is for good, though it names today. */
  sinceNow: string;
  /** Say that it holds in this project and no other. */
  hereOnly: string;
  /** Open a condition; empty where a condition has a mark at its end (see `whenEnds`). */
  when: string;
  /** Close a condition: “…时”, “…ときは”. */
  whenEnds: string;
  /** Open an exception. */
  except: string;
  /** Close an exception: “…除外”. */
  exceptEnds: string;
  /** Open a restriction: “unless”. */
  unless: string;
  /** Stand before a wish and say nothing of it. */
  leads: string;
  /** Stand after a wish and say nothing of it. */
  tails: string;
  /** Grumbling around a wish: “how often do I have to say it”. */
  grumbles: string;
  /** Join two wishes. */
  joins: string;
  /** Open a part that goes on about the one before: an example, a reason. */
  continues: string;
  /** Open a reason. */
  reasons: string;
  /** Open a sentence about the person or their place: “I live in Tokyo”. */
  selves: string;
  /** Open what follows from it: “so give times in JST”. */
  therefore: string;
  /** Colours: a value that holds for one thing. English has its own list in `one-off.ts`, as for `looks`; `world` in `forms/fact.ts`. */
  colours: string;
  /** Things of a page that have a look: “button”. */
  looks: string;
  /** Things of the world that facts are about: “production”. */
  world: string;
  /** Say how they are: “runs on”. */
  holds: string;
  /** Want to be asked. */
  asks: string;
  /** Bound a number. */
  bounds: string;
  /** Say where something belongs. */
  places: string;
  /** Take leftovers away. */
  removes: string;
  /** “You did X”: blame the agent for an act. */
  blames: string;
  /** What makes a prohibition of an act; no expression. */
  doNot: string;
};
