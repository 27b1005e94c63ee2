import { type Change, diffWordsWithSpace } from "diff";

export type DiffChange = Pick<Change, "value" | "added" | "removed">;

/**
 * Word diff that reads like an edit: neighbouring changes that only a space keeps apart become one
 * removal and one insertion (“npm or yarn” → “pnpm, not npm”), not a mosaic of words.
 */
export function wordChanges(before: string, after: string): DiffChange[] {
  const merged: DiffChange[] = [];
  let removed = "";
  let added = "";
  let space = "";

  function close() {
    if (removed !== "") merged.push({ value: removed, removed: true, added: false });
    if (added !== "") merged.push({ value: added, removed: false, added: true });
    if (space !== "") merged.push({ value: space, removed: false, added: false });
    removed = "";
    added = "";
    space = "";
  }

  for (const change of diffWordsWithSpace(before, after)) {
    const inside = removed !== "" || added !== "";
    if (change.removed) {
      removed += (inside ? space : "") + change.value;
      if (inside) added += space;
      space = "";
    } else if (change.added) {
      added += (inside ? space : "") + change.value;
      if (inside) removed += space;
      space = "";
    } else if (inside && change.value.trim() === "") {
      space += change.value;
    } else {
      close();
      merged.push({ value: change.value, removed: false, added: false });
    }
  }
  close();
  return merged;
}
