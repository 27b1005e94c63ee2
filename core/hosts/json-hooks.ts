import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parse } from "jsonc-parser";
import { fieldsOf, textOf } from "./fields";
import { insertItem, insertProperty, jsonTree, removeChild } from "./json-splice";

/*
 * Hook entries in settings of the form `hooks: { Event: [{ matcher?, hooks: [{ command }] }] }`. All edits are text to
 * text and touch no byte of anybody else's: comments, formatting and a byte order mark stay.
 */

/** What marks an entry as ours, whatever folder it points to. */
const LAUNCHER = /[\\/]heed-hook(?=['"\s]|$)/;
const BYTE_ORDER_MARK = "\uFEFF";

export type HookEntry = { event: string; group: number; index: number; matcher: string; command: string };

/** Our own entries, in the order of the file. */
export function ourEntries(text: string): HookEntry[] {
  const hooks = fieldsOf(fieldsOf(readJson(text)).hooks);
  return Object.entries(hooks).flatMap(([event, groups]) =>
    Array.isArray(groups) ? groups.flatMap((group, position) => ofGroup(event, group, position)) : [],
  );
}

/** Puts a group of an event first, so that a host which runs hooks in order asks ours first. */
export function addGroup(text: string, event: string, group: unknown): string {
  return withoutMark(text, (body) => {
    const root = jsonTree(body);
    const hooks = root && findNodeAtLocation(root, ["hooks"]);
    if (root && !hooks) return insertProperty(body, root, { key: "hooks", value: { [event]: [group] } });
    const groups = root && findNodeAtLocation(root, ["hooks", event]);
    if (groups?.type === "array") return insertItem(body, groups, group);
    return hooks ? insertProperty(body, hooks, { key: event, value: [group] }) : body;
  });
}

/** Takes our entries out, then whatever that leaves empty: groups, events, `hooks` itself. */
export function withoutOurs(text: string): string {
  return withoutMark(text, (body) => ourEntries(body).reverse().reduce(removeEntry, body));
}

/** Why a text cannot be edited safely; null when it can. Comments and trailing commas are no reason. */
export function problemOf(text: string): string | null {
  const errors: ParseError[] = [];
  const value: unknown = parse(bodyOf(text), errors, { allowTrailingComma: true });
  if (errors.length > 0) return "The file is not valid JSON; nothing was changed.";
  const root = fieldsOf(value);
  if (root !== value) return "The file does not hold a JSON object; nothing was changed.";
  if (root.hooks !== undefined && fieldsOf(root.hooks) !== root.hooks)
    return 'Its "hooks" is not an object; nothing was changed.';
  return null;
}

/** True where a reader that knows comments, but neither trailing commas nor a byte order mark, gives up. */
export function isStrictlyBroken(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: false });
  return errors.length > 0 || text.startsWith(BYTE_ORDER_MARK);
}

/** The value of a text with comments; undefined where there is none. */
export function readJson(text: string): unknown {
  return parse(bodyOf(text));
}

function bodyOf(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

function withoutMark(text: string, edit: (body: string) => string): string {
  const body = bodyOf(text);
  return text.slice(0, text.length - body.length) + edit(body);
}

function ofGroup(event: string, group: unknown, position: number): HookEntry[] {
  const { hooks: list, matcher } = fieldsOf(group);
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry, index) => {
    const command = textOf(fieldsOf(entry).command) ?? "";
    if (!LAUNCHER.test(command)) return [];
    return [{ event, group: position, index, matcher: textOf(matcher) ?? "", command }];
  });
}

function removeEntry(text: string, { event, group, index }: HookEntry): string {
  let next = removeAt(text, ["hooks", event, group, "hooks"], index);
  if (isEmptyAt(next, ["hooks", event, group, "hooks"])) next = removeAt(next, ["hooks", event], group);
  if (isEmptyAt(next, ["hooks", event])) next = removeKey(next, ["hooks"], event);
  return isEmptyAt(next, ["hooks"]) ? removeKey(next, [], "hooks") : next;
}

function removeAt(text: string, path: JSONPath, index: number): string {
  const container = nodeAt(text, path);
  return container ? removeChild(text, container, index) : text;
}

function removeKey(text: string, path: JSONPath, key: string): string {
  const container = nodeAt(text, path);
  const index = container?.children?.findIndex((property) => property.children?.[0]?.value === key) ?? -1;
  return container && index >= 0 ? removeChild(text, container, index) : text;
}

function isEmptyAt(text: string, path: JSONPath): boolean {
  return nodeAt(text, path)?.children?.length === 0;
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = jsonTree(text);
  return root ? findNodeAtLocation(root, path) : undefined;
}
