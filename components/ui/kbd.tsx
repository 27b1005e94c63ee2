import { classNames } from "@/lib/class-names";

/** Keys of a shortcut in the order they are pressed: `keys="g r"`. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={classNames("inline-flex gap-0.5", className)}>
      {keys.split(" ").map((key, position) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key may stand twice in a sequence
          key={`${key}${position}`}
          className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border border-current/30 px-1 font-sans text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
