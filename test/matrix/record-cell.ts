import { appendFileSync } from "node:fs";

export type Cell = {
  kind: "procedure" | "route" | "page" | "file";
  surface: string;
  caller: string;
  expected: string;
  actual: string;
  /** Something of another person stood in the answer, or was changed. */
  leaked: boolean;
};

/** Where `npm run matrix` collects what the tests saw; nowhere in a plain test run. */
const target = process.env.HEED_MATRIX_OUT;

export function recordCell(cell: Cell): void {
  write({ ...cell });
}

/** A surface that exists and has no row. */
export function recordUncovered(kind: Cell["kind"], surface: string): void {
  write({ kind, surface, uncovered: true });
}

function write(line: object): void {
  if (target) appendFileSync(target, `${JSON.stringify(line)}\n`);
}
