/** The host puts what `@path` names behind the prompt, under this line. */
const REFERENCED = "--- Content from referenced files ---";
/** `@path`, which the host writes out in what it sends. */
const MENTION = /@(?:\\.|\S)+/g;
/** Context of a hook at the session's start, which the host puts in front of the first prompt when nobody watches. */
const LEADING_CONTEXT = /^(?:<(hook_context|session_context)>[\s\S]*?<\/\1>\s*)+/;

/**
 * The part of a prompt that a person can have typed: without what hooks put before it and without the text of files,
 * which the host hands over in the same string.
 */
export function typedText(prompt: string): string {
  const own = prompt.replace(LEADING_CONTEXT, "");
  const at = own.indexOf(REFERENCED);
  return (at < 0 ? own : own.slice(0, at)).trim();
}

/**
 * A name for a prompt, which neither payloads nor the session file give: the same in both, so that a later look into
 * the file finds who typed it (trust.md section 3). 53 bits; it only has to tell the prompts of one session apart.
 * @param typed what `typedText` returned
 */
export function turnIdOf(typed: string): string {
  const text = typed.replace(MENTION, "@");
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `prompt-${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
