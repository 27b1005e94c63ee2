/** What text controls and select triggers share; 16 px on touch screens keeps iOS from zooming. */
export const controlStyles = [
  "w-full min-w-0 rounded-md border border-line-strong bg-raised text-base text-ink transition-colors pointer-coarse:text-lg",
  "placeholder:text-ink-muted hover:border-ink",
  "focus-visible:border-ink focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:opacity-60 data-disabled:opacity-60",
  "aria-invalid:border-mark data-invalid:border-mark",
].join(" ");
