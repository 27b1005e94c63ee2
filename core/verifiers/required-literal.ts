/**
 * A literal that every match of an RE2 pattern must contain, in lower case, or null. Lets most
 * texts skip the engine. The longest run of plain characters outside groups and classes.
 */
export function requiredLiteral(pattern: string): string | null {
  let best = "";
  let run = "";
  const end = () => {
    if (run.length > best.length) best = run;
    run = "";
  };
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at] ?? "";
    switch (char) {
      case "|":
        return null;
      case "(":
        end();
        at = skipGroup(pattern, at);
        break;
      case "[":
        end();
        at = skipClass(pattern, at);
        break;
      case "\\": {
        const next = pattern[at + 1] ?? "";
        if (/[A-Za-z0-9]/.test(next)) {
          end();
          at = skipEscape(pattern, at);
        } else {
          run += next;
          at += 1;
        }
        break;
      }
      case "*":
      case "?":
      case "{":
        // The character before may be missing or repeated: it belongs to no run.
        run = run.slice(0, -1);
        end();
        if (char === "{") at = indexOrEnd(pattern, "}", at);
        break;
      case "+":
      case ".":
      case "^":
      case "$":
        end();
        break;
      default:
        run += char;
    }
  }
  end();
  return best.length >= 2 ? best.toLowerCase() : null;
}

/** Position of the bracket that closes the group opened at `at`. */
function skipGroup(pattern: string, at: number): number {
  let depth = 0;
  for (let index = at; index < pattern.length; index += 1) {
    const char = pattern[index];
    if (char === "\\") index += 1;
    else if (char === "[") index = skipClass(pattern, index);
    else if (char === "(") depth += 1;
    else if (char === ")") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return pattern.length;
}

function skipClass(pattern: string, at: number): number {
  // `[]a]` and `[^]a]`: a bracket that comes first is a member.
  let index = at + 1;
  if (pattern[index] === "^") index += 1;
  if (pattern[index] === "]") index += 1;
  for (; index < pattern.length; index += 1) {
    if (pattern[index] === "\\") index += 1;
    else if (pattern[index] === "]") return index;
  }
  return pattern.length;
}

/** `\x{1F600}` and `\p{L}` are one escape. */
function skipEscape(pattern: string, at: number): number {
  return pattern[at + 2] === "{" ? indexOrEnd(pattern, "}", at) : at + 1;
}

function indexOrEnd(pattern: string, char: string, from: number): number {
  const found = pattern.indexOf(char, from);
  return found === -1 ? pattern.length : found;
}
