export function findBrowser(own: string | null): string | null;
