import type { Clause, Draft } from "../draft";
import { stepsIn, triggersIn } from "../moments";

const STEP_BEFORE =
  /^(?:always |please |you |must |should |to )*(.{3,120}?)\s*,?\s*\b(?:before|prior to|ahead of|until after)\b\s+(?:you |we |i |any |every |each |the |a |an |it |to )*(.{2,80})$/iu;
const BEFORE_STEP =
  /^(?:before|prior to)\s+(?:you |we |any |every |each |the |a |an )*([^,]{2,80}),\s*(.{3,120})$/iu;
const FIRST_THEN = /^(.{2,80}?)\s+first\b[\s,;]*(?:and )?then\s+(.{2,80})$/iu;
const FIRST =
  /^(?:always )?(?:first )?(read|look at|test|write (?:the |a )?(?:failing )?tests?|plan|run [\w ]{3,40})(?: it| them)?(?: the \w+)? first(?:,| and|$)\s*(.*)$/iu;
const NEVER_WITHOUT =
  /^(?:never|don't|do not|dont|stop|no)\s+(.{2,80}?)\s+(?:without|until|before|unless)\s+(?:you(?:'ve| have)? |having )?(?:first )?(.{3,100})$/iu;
const AFTER =
  /^(?:after|once|when|whenever)\s+(?:you |each |every |any |a |an |the )*([^,]{2,80}?)(?: is done| are done)?,\s*(?:always |please )?(.{3,120})$/iu;
const ONLY_ONCE =
  /^(?:you(?:'re| are)? |it(?:'s| is) )?(?:only |never )(?:are |is )?(.{2,60}?) (?:once|when|after|if) (.{3,80})$/iu;
const YOU_NEVER =
  /^you (?:never|didn't|did not|forgot to|don't|keep forgetting to|always forget to)\s+(.{3,80}?)\s+before\s+(.{2,80})$/iu;

function draft(step: string, trigger: string, object: string): Draft | null {
  if (/\b(ask|approval|permission|confirm|my (ok|go)|i say|i ask)\b/i.test(step)) return null;
  const steps = stepsIn(step);
  const triggers = triggersIn(trigger);
  if (triggers.length === 0 && !/^(?:\w+ing|any|every)\b/i.test(trigger)) return null;
  if (/^(?:no|never|don't|dont|do not|stop|remove|delete|clean|tidy|get rid)\b/i.test(step)) return null;
  return {
    form: "order",
    polarity: "require",
    object,
    step: steps.length > 0 ? steps : [step.trim()],
    trigger: triggers.length > 0 ? triggers : [trigger.trim()],
  };
}

/** A step that must come first: “run the tests before you finish”, “read it first, then edit”. */
export function readOrder(clause: Clause): Draft | null {
  const { core } = clause;
  const complaint = YOU_NEVER.exec(core);
  if (complaint?.[1] && complaint[2]) {
    const wish = draft(complaint[1], complaint[2], `${complaint[1]} before ${complaint[2]}`);
    return wish && { ...wish, complaint: true };
  }
  const without = NEVER_WITHOUT.exec(core);
  if (without?.[1] && without[2] && stepsIn(without[2]).length > 0)
    return draft(without[2], without[1], core);
  const straight = STEP_BEFORE.exec(core);
  if (straight?.[1] && straight[2]) return draft(straight[1], straight[2], core);
  const turned = BEFORE_STEP.exec(core);
  if (turned?.[1] && turned[2]) return draft(turned[2], turned[1], core);
  const sequence = FIRST_THEN.exec(core);
  if (sequence?.[1] && sequence[2]) return draft(sequence[1], sequence[2], core);
  const once = ONLY_ONCE.exec(core);
  if (once?.[1] && once[2] && triggersIn(once[1]).length > 0 && stepsIn(once[2]).length > 0)
    return draft(once[2], once[1], core);
  const first = FIRST.exec(core);
  if (first?.[1])
    return draft(first[1], first[2] && triggersIn(first[2]).length > 0 ? first[2] : "edit", core);
  const after = AFTER.exec(core);
  if (after?.[1] && after[2] && stepsIn(after[2]).length > 0)
    return draft(after[2], triggersIn(after[1]).length > 0 ? after[1] : "finish", core);
  return null;
}
