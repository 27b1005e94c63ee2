/** A rule is compared with every new wish: what is read of its text is read once. Small: texts are short. */
const MOST = 4000;

/** The same reading, done once for each text; forgets all when it knows too many. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.value;
    if (known.size >= MOST) known.clear();
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}
