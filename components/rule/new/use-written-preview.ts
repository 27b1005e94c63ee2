"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RecipeReach } from "@/core/recipes/offers/schema";
import { useTRPC } from "@/lib/trpc/client";

const SETTLE_MS = 300;
const SHORTEST = 3;

type Typed = { projectSlug: string; words: string; reach: RecipeReach | null };

/** What the typed words would become, a short rest after the last key. */
export function useWrittenPreview({ projectSlug, words, reach }: Typed) {
  const trpc = useTRPC();
  const typed = words.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnough = settled.length >= SHORTEST;
  const query = useQuery(
    trpc.rule.previewWritten.queryOptions(
      { projectSlug, words: settled, ...(reach && { reach }) },
      { enabled: isEnough, placeholderData: keepPreviousData, retry: false },
    ),
  );
  return {
    preview: isEnough ? query.data : undefined,
    error: isEnough ? query.error : null,
    /** What is shown is of these very words. */
    isCurrent: isEnough && settled === typed && query.isSuccess && !query.isPlaceholderData,
  };
}
