"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { OfferedRecipe } from "@/core/recipes/offers/schema";

const SETTLE_MS = 250;
const LONGEST = 80;

type Blank = OfferedRecipe["parameters"][number];
type RecipeBlanksProps = {
  parameters: OfferedRecipe["parameters"];
  values: Readonly<Record<string, string>>;
  onFill: (blank: { key: string; value: string }) => void;
};

/** What a recipe lets one choose: a list, or a text whose preview follows after a short rest. */
export function RecipeBlanks({ parameters, values, onFill }: RecipeBlanksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {parameters.map((blank) => {
        const value = values[blank.key] ?? blank.value;
        const fill = (next: string) => onFill({ key: blank.key, value: next });
        return (
          <Field key={blank.key} label={blank.label} className="w-full sm:w-56">
            {blank.choices ? (
              <Select
                value={value}
                onValueChange={fill}
                options={blank.choices.map((choice) => ({ value: choice, label: choice }))}
              />
            ) : (
              <TextBlank blank={blank} value={value} onFill={fill} />
            )}
          </Field>
        );
      })}
    </div>
  );
}

type TextBlankProps = { blank: Blank; value: string; onFill: (value: string) => void };

function TextBlank({ blank, value, onFill }: TextBlankProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);

  // Changed from outside: the back button, or what was picked is cleared.
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: string): void {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // An empty blank has its usual value, and shows it as a hint.
      setTold(next.trim() === "" ? blank.value : next);
      onFill(next);
    }, SETTLE_MS);
  }

  return (
    <Input
      spellCheck={false}
      autoCapitalize="off"
      className="font-mono text-sm"
      maxLength={LONGEST}
      placeholder={blank.value}
      value={typed}
      onChange={(event) => change(event.target.value)}
    />
  );
}
