import { formatNumber } from "@/lib/number-format";

export type Count = { key: string; name: string; count: number; detail?: string };

/** Names with their numbers, the way a small table is read aloud. */
export function CountList({ title, counts }: { title: string; counts: readonly Count[] }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-medium text-sm">{title}</h3>
      <dl className="flex flex-col divide-y border-y">
        {counts.map(({ key, name, count, detail }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="min-w-0 text-ink-muted">{name}</dt>
            <dd className="shrink-0 tabular-nums">
              {formatNumber(count)}
              {detail ? <span className="ml-2 text-ink-muted text-sm">{detail}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
