"use client";

import { Button as BaseButton } from "@base-ui/react/button";
import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { buttonStyles } from "./button-styles";

export type ButtonProps = Omit<ComponentProps<typeof BaseButton>, "className"> &
  VariantProps<typeof buttonStyles> & {
    className?: string;
    /** Shows a spinner and refuses further presses; the label stays, so the width does too. */
    pending?: boolean;
  };

/** Icon-only buttons need an `aria-label`; for a link that looks like a button see `ButtonLink`. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <BaseButton
      type="button"
      disabled={disabled || pending}
      focusableWhenDisabled={pending}
      aria-busy={pending || undefined}
      className={classNames(buttonStyles({ variant, size }), className)}
      {...props}
    >
      {pending ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : null}
      {children}
    </BaseButton>
  );
}
