import type { ConceptHit } from "../topics/concept";
import type { Literal } from "./literals";
import type { DirectiveForm } from "./schema";

/** One clause, cleaned of greetings, reasons, scope words and conditions: what the forms read. */
export type Clause = {
  /** As typed, trimmed. */
  words: string;
  /** The wish itself, as typed but cleaned. */
  core: string;
  language: string;
  hits: ConceptHit[];
  literals: Literal[];
};

/** What a form made of a clause; lists may stay empty, `claim.ts` fills in what the topic knows. */
export type Draft = {
  form: DirectiveForm;
  polarity: "require" | "forbid";
  /** The words that name the object of the wish. */
  object: string;
  unwanted?: string[];
  wanted?: string[];
  trigger?: string[];
  step?: string[];
  place?: string[];
  number?: number;
  unit?: string;
  /** True for “you may …”: takes a prohibition back. */
  permits?: boolean;
  /** True when the words only complain and the wish is our reading of them. */
  complaint?: boolean;
  /** The wish that a known complaint stands for, as a line in the person's language. */
  wish?: string;
};
