import { createScanner, type Node, parseTree } from "jsonc-parser";

/*
 * Edits of a JSON text with comments that touch no other byte: the library's own `modify` formats the
 * neighbours again and drops comments between them.
 */

/** Inserts `"key": value` as the first property of an object. */
export function insertProperty(
  text: string,
  object: Node,
  property: { key: string; value: unknown },
): string {
  return insertFirst(text, object, `${JSON.stringify(property.key)}: `, property.value);
}

/** Inserts a value as the first item of an array. */
export function insertItem(text: string, array: Node, value: unknown): string {
  return insertFirst(text, array, "", value);
}

/** Inserts `"key": value` as the last property of an object. */
export function appendProperty(
  text: string,
  object: Node,
  property: { key: string; value: unknown },
): string {
  return insertLast(text, object, `${JSON.stringify(property.key)}: `, property.value);
}

/** Inserts a value as the last item of an array. */
export function appendItem(text: string, array: Node, value: unknown): string {
  return insertLast(text, array, "", value);
}

/** Removes one child (a property or an item) with its comma and the space before it. */
export function removeChild(text: string, container: Node, index: number): string {
  const children = container.children ?? [];
  const child = children[index];
  if (!child) return text;
  const before = children[index - 1];
  const end = child.offset + child.length;
  const limit = children[index + 1]?.offset ?? container.offset + container.length;
  const comma = commaBetween(text, end, limit);
  const start = spaceStart(text, child.offset);
  if (comma !== null) {
    const tail = before || children.length > 1 ? comma + 1 : spaceEnd(text, comma + 1);
    return text.slice(0, start) + text.slice(end, comma) + text.slice(tail);
  }
  if (!before) return text.slice(0, start) + text.slice(spaceEnd(text, end));
  const previous = commaBetween(text, before.offset + before.length, child.offset);
  const kept =
    previous === null ? text.slice(0, start) : text.slice(0, previous) + text.slice(previous + 1, start);
  return kept + text.slice(end);
}

/** The tree of a text, for the functions above. */
export function jsonTree(text: string): Node | null {
  return parseTree(text, [], { allowTrailingComma: true }) ?? null;
}

function insertFirst(text: string, container: Node, prefix: string, value: unknown): string {
  const unit = indentUnit(text);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const outer = lineIndent(text, container.offset);
  const body = JSON.stringify(value, null, unit).replaceAll("\n", `${eol}${outer}${unit}`);
  const at = container.offset + 1;
  const item = `${eol}${outer}${unit}${prefix}${body}`;
  const empty = (container.children ?? []).length === 0;
  const closing = empty && spaceEnd(text, at) === container.offset + container.length - 1;
  const rest = closing ? `${eol}${outer}${text.slice(spaceEnd(text, at))}` : text.slice(at);
  return text.slice(0, at) + item + (empty ? "" : ",") + rest;
}

function insertLast(text: string, container: Node, prefix: string, value: unknown): string {
  const last = container.children?.at(-1);
  if (!last) return insertFirst(text, container, prefix, value);
  const unit = indentUnit(text);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const outer = lineIndent(text, container.offset);
  const body = JSON.stringify(value, null, unit).replaceAll("\n", `${eol}${outer}${unit}`);
  const end = last.offset + last.length;
  // What follows stays as it is, so that taking it out again gives the same text.
  return `${text.slice(0, end)},${eol}${outer}${unit}${prefix}${body}${text.slice(end)}`;
}

/** Offset of the comma between two places, past comments; null when there is none. */
function commaBetween(text: string, from: number, to: number): number | null {
  const scanner = createScanner(text, false);
  scanner.setPosition(from);
  for (scanner.scan(); scanner.getTokenOffset() < to; scanner.scan()) {
    if (text[scanner.getTokenOffset()] === ",") return scanner.getTokenOffset();
  }
  return null;
}

function indentUnit(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ";
}

function lineIndent(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}

function spaceStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && /\s/.test(text[at - 1] ?? "")) at -= 1;
  return at;
}

function spaceEnd(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return at;
}
