import { DescriptionList } from "@/components/ui/description-list";
import type { HookEvent } from "@/core/hook-event/schema";

/** The fields of an event that have something in them, in the order of the wire format. */
export function EventFields({ event }: { event: HookEvent }) {
  const items = Object.entries(event)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({
      term: field,
      detail: (
        <span className="whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">
          {typeof value === "object" ? JSON.stringify(value, null, 2) : String(value)}
        </span>
      ),
    }));
  return <DescriptionList items={items} />;
}
