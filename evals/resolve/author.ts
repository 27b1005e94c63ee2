/** Who wrote a set of cases: what is held out together. */
export function authorOf(file: string): string {
  if (/^stranger-c/.test(file)) return "second stranger";
  if (/^stranger-d/.test(file)) return "third stranger";
  if (/^stranger-e/.test(file)) return "fourth stranger";
  if (/^stranger/.test(file)) return "stranger";
  if (/^resolver-dev/.test(file)) return "corpus";
  return /^(?:seventh|eighth)/.test(file) ? "own, first sight" : "own";
}
