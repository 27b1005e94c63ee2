/**
 * A place in a list, opaque to clients: the sort keys of the last row, ending with its id.
 * @returns text without characters that a URL would escape
 */
export function encodeCursor(keys: readonly string[]): string {
  return keys.map((key) => encodeURIComponent(key).replaceAll("~", "%7E")).join("~");
}

/** The sort keys of a cursor; null for none or a damaged one, which starts the list from the top. */
export function decodeCursor(cursor: string | undefined): string[] | null {
  if (!cursor) return null;
  try {
    return cursor.split("~").map((key) => decodeURIComponent(key));
  } catch {
    return null;
  }
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id at the end of a cursor; undefined when there is none that could be one. Whether its row is the asker's is for
 * the list to find out: what follows a row tells how that row is sorted.
 */
export function cursorId(cursor: string | undefined): string | undefined {
  const id = decodeCursor(cursor)?.at(-1);
  return id !== undefined && ID.test(id) ? id : undefined;
}
