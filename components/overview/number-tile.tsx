import type { ReactNode } from "react";

type NumberTileProps = {
  value: string;
  label: string;
  detail: string;
  /** A `Sparkline` or a `ShareMeter`. */
  picture: ReactNode;
};

/** One number that answers a question, its course beside it, and what it counts below. */
export function NumberTile({ value, label, detail, picture }: NumberTileProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1 py-4 sm:px-6 sm:first:pl-0 sm:last:pr-0">
      <p className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <span className="whitespace-nowrap text-2xl">{value}</span>
        <span className="flex h-9 items-center">{picture}</span>
      </p>
      <p className="font-medium">{label}</p>
      <p className="text-ink-muted text-sm">{detail}</p>
    </li>
  );
}
