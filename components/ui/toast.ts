import { toast as sonner } from "sonner";

const UNDO_MS = 10_000;
const NOTICE_MS = 5_000;

type Notice = { description?: string };

/** Says in one line what was done. With `undo` it stays for ten seconds. */
export function toastDone(
  title: string,
  options: Notice & { undo?: { label: string; onUndo: () => void } } = {},
): void {
  const { description, undo } = options;
  sonner(title, {
    description,
    duration: undo ? UNDO_MS : NOTICE_MS,
    action: undo ? { label: undo.label, onClick: undo.onUndo } : undefined,
  });
}

/** Says what went wrong and what to do. It stays until it is closed. */
export function toastError(title: string, options: Notice = {}): void {
  sonner.error(title, {
    description: options.description,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
  });
}
