"use client";

import { Field as BaseField } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlStyles } from "./control-styles";

/** Grows with its text where the browser can (`field-sizing`). */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <BaseField.Control
      render={
        <textarea
          rows={rows}
          className={classNames(
            controlStyles,
            "field-sizing-content block max-h-96 min-h-18 resize-y px-3 py-2",
            className,
          )}
          {...props}
        />
      }
    />
  );
}
