/** A cookie and not localStorage, so that the server draws the right width at once. */
export const SIDEBAR_COOKIE = "heed-sidebar";

const YEAR_SECONDS = 31_536_000;

export function rememberSidebar(folded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${SIDEBAR_COOKIE}=${folded ? "folded" : "open"}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
