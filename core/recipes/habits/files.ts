/** Globs of source files that several habits are about. */
export const SCRIPT = ["*.{ts,tsx,js,jsx,mts,cts,mjs,cjs,vue,svelte}"];
export const TYPED = ["*.{ts,tsx,mts,cts,vue,svelte}"];
export const STYLES = ["*.{css,scss,sass,less,styl,vue,svelte}"];
export const MARKUP = ["*.{html,htm,tsx,jsx,vue,svelte,astro,erb,hbs,ejs,twig,php}"];
export const PYTHON = ["*.{py,pyi}"];
export const JVM = ["*.{java,kt,kts,scala,groovy}"];
export const SOURCE = [
  "*.{ts,tsx,js,jsx,mts,cts,mjs,cjs,vue,svelte,py,go,rs,java,kt,kts,scala,rb,php,cs,swift,dart,c,h,cc,cpp,hpp,ex,exs,sh,sql}",
];
export const TEST_FILES = [
  "*.{test,spec,e2e,cy}.*",
  "test_*.*",
  "*_test.*",
  "*_spec.*",
  "*Test.{java,kt,cs,php,swift}",
  "*Tests.{cs,swift}",
  "test/",
  "tests/",
  "__tests__/",
  "spec/",
  "e2e/",
  "cypress/",
];

/** Lines that are comments only, for checks that must also read strings. */
export const COMMENT_LINE = "^\\s*(//|/\\*|\\*|#|--|<!--)";
