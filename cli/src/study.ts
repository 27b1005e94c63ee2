/**
 * Commands that read words as the server does, and so need the detectors, the grammar and the compiler. A file of their
 * own (`study.cjs`), which nothing else loads.
 */
export { backfill } from "./commands/backfill";
export { exportLibrary } from "./commands/export-library";
export { importFiles } from "./commands/import";
