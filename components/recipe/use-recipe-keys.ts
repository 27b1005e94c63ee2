"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { useHotkeys } from "@/lib/hotkeys/use-hotkeys";

type RecipeKeys = {
  list: RefObject<HTMLElement | null>;
  /** Picks or lays back. */
  onToggle: (recipe: string) => void;
  onPickAll: () => void;
  onAdd: (() => void) | null;
};

/** j and k go from recipe to recipe, x picks, p picks the pack, a adds; Enter opens as any button. */
export function useRecipeKeys({ list, onToggle, onPickAll, onAdd }: RecipeKeys): void {
  const t = useTranslations("recipe.keys");
  const group = t("group");

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-recipe]") ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  function go(by: 1 | -1): void {
    const at = current();
    const next = rows()[at < 0 && by < 0 ? 0 : at + by];
    next?.querySelector<HTMLElement>("button[aria-expanded]")?.focus();
  }
  function toggle(): void {
    const recipe = rows()[current()]?.dataset.recipe;
    if (recipe) onToggle(recipe);
  }

  useHotkeys([
    { keys: "j", label: t("next"), group, run: () => go(1) },
    { keys: "k", label: t("previous"), group, run: () => go(-1) },
    { keys: "x", label: t("pick"), group, run: toggle },
    { keys: "p", label: t("pickAll"), group, run: onPickAll },
    ...(onAdd ? [{ keys: "a", label: t("add"), group, run: onAdd }] : []),
  ]);
}
