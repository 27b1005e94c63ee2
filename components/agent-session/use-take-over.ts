"use client";

import { useEffect, useEffectEvent } from "react";

/** Presses, the wheel and keys: from the first of them on, the person decides where the page stands. */
const ACTS = ["pointerdown", "wheel", "touchstart", "keydown"] as const;

/**
 * Ends a jump that still corrects its aim while lines are measured, as soon as a person acts. A line that moves away
 * between press and release would get no click.
 */
export function useTakeOver(cancelScroll: () => void): void {
  const cancel = useEffectEvent(cancelScroll);
  useEffect(() => {
    const onAct = () => cancel();
    for (const act of ACTS) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, onAct, { capture: true });
    };
  }, []);
}
