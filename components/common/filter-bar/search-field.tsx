"use client";

import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";

const SETTLE_MS = 250;

type SearchFieldProps = { value: string; onChange: (value: string) => void; label?: string };

/** Reports what was typed after a short rest; `/` jumps into it, Escape empties it. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const t = useTranslations("common");
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);

  // The value changed from outside (Clear filters, browser back): show that one.
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: string, delay: number) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setReported(next);
      onChange(next);
    }, delay);
  }

  useHotkeys([
    { keys: "/", label: t("search"), group: t("shortcutsOnPage"), run: () => input.current?.focus() },
  ]);

  return (
    <div className="relative w-full sm:w-72">
      <Search className="absolute top-2.5 left-3 text-ink-muted" aria-hidden="true" />
      <Input
        ref={input}
        type="text"
        role="searchbox"
        aria-label={label ?? t("search")}
        placeholder={label ?? t("search")}
        value={typed}
        onChange={(event) => change(event.target.value, SETTLE_MS)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed !== "") change("", 0);
        }}
        className="px-9"
      />
      {typed === "" ? null : (
        <button
          type="button"
          aria-label={t("clearSearch")}
          onClick={() => {
            change("", 0);
            input.current?.focus();
          }}
          className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
