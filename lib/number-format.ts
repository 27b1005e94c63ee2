const LOCALE = "en-GB";

/** “1,204”; with `digits` fraction digits at most. */
export function formatNumber(value: number, digits = 1): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(value);
}

/** “12 %” from a share between 0 and 1. */
export function formatShare(share: number, digits = 0): string {
  return `${formatNumber(share * 100, digits)} %`;
}

/** “4.2 MB” (powers of 1000). */
export function formatBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${formatNumber(bytes / 1000 ** power)} ${units[power] ?? "B"}`;
}
