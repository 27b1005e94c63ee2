import type { VariantProps } from "class-variance-authority";
import Link from "next/link";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { buttonStyles } from "./button-styles";

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & VariantProps<typeof buttonStyles>) {
  return <Link className={classNames(buttonStyles({ variant, size }), className)} {...props} />;
}
