import type { Reproaches } from "./reproaches";

export const ENGLISH_REPROACHES: Reproaches = {
  falseClaim: {
    says: String.raw`you (?:just |again |keep |kept )*(?:said|say|told me|tell me|claim\w*|wrote|report\w*)\b.{0,60}?(?:pass\w*|green|works?|done|fixed|finished|tested|pushed|complete)\b.{0,80}?(?:but|never|n't|not|still)\b|you told me you had|(?:that|it)(?:'s| is) (?:a lie|simply not true|plain wrong)`,
    wish: "Verify that a thing is done before saying so.",
  },
  partial: {
    says: "you (?:have |only |just )*(?:left out|skipped|forgot|missed|ignored|dropped|overlooked|did) (?:about )?(?:some|half|parts?|most|one|two|three|several|a few|the (?:second|third|last|other|rest)) ?(?:of |part|points?|items?|half|thing|$)|(?:that|this)(?:'s| is| was) (?:only |just )?half (?:of )?(?:it|what|the)",
    wish: "Do every point of a request, and check each before saying that it is done.",
  },
  duplicate: {
    says: String.raw`(?:there|we)(?:'s| is| are|'ve| have| already have)? .{0,60}?\b(?:already|allready|(?:does|do|doing) (?:exactly|just) (?:this|that|it)|(?:does|do|doing|with) the (?:exact )?same|for (?:exactly |just )?(?:this|that|it)\b.{0,10}(?:in|under)|exact same)|(?:it|this|that) (?:already |allready )?exists? (?:already|in|under)|re-?invent\w* the wheel`,
    wish: "Look for existing code before writing new.",
  },
  invented: {
    says: String.raw`(?:you )?(?:invented|made (?:that|it|this|up)|hallucinat\w+|fabricat\w+)|(?:does(?:n't| not)|do(?:n't| not)) (?:even )?exist\b|where (?:did|do) you (?:get|find|take) (?:that|it|this|those)|no such (?:flag|option|function|method|file|command|api|package)`,
    wish: "Do not invent anything; check that it exists before using it.",
  },
  beyond: {
    says: String.raw`i (?:only|just) (?:asked|wanted|said|told)|(?:nobody|no one|who) (?:ever )?(?:asked|told) (?:you|for)|i (?:didn't|did not|never) (?:ask|tell|want)(?:ed)? (?:you|for)|(?:that's|that was|this is) (?:not|more than) what i asked|\d+ files\s*\?`,
    wish: "Change only what was asked for.",
  },
  makesMe: {
    says: "why (?:am i|do i have to|should i|must i|is it me)|am i the one|(?:make|making|asking|telling) me (?:to )?(?:click|run|check|test|copy|try|open)",
    wish: "Check it yourself with the tools that you have, instead of asking the user to do it.",
  },
  symptom: {
    says: String.raw`(?:another|yet another|one more|again a) (?:workaround|hack|quick fix|band-?aid|patch)|plaster\w* over|(?:root )?cause (?:is|was)(?:n't| not)|(?:only |just )(?:treat|hid|cover)\w* the symptom|swallow\w* the (?:error|exception)`,
    wish: "Find the root cause of a bug instead of adding a workaround.",
  },
  guessed: {
    says: String.raw`you(?:'re| are| were)? (?:just |only |still )*guess(?:ing|ed)?\b|without (?:even )?(?:looking|reading|checking)|you (?:just )?assum(?:e|ed|ing)\b`,
    wish: "Read the code and the configuration before answering, no guessing.",
  },
  leftovers: {
    says: String.raw`(?:guess who|me again|(?:i|me) (?:had|have|get|gets) to).{0,25}(?:clean\w* up|delet\w+|remov\w+|throw\w* away|tid(?:y|ied)\w*)|your (?:scratch|temp\w*|debug|test) (?:files|scripts|output)`,
    wish: "Remove temporary files before finishing.",
  },
};
