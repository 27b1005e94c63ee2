"use client";

import { Input as BaseInput } from "@base-ui/react/input";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlStyles } from "./control-styles";

type InputProps = Omit<ComponentProps<typeof BaseInput>, "className"> & { className?: string };

/** Inside a `Field` it takes label, description and error by itself. */
export function Input({ className, ...props }: InputProps) {
  return <BaseInput className={classNames(controlStyles, "h-9 px-3", className)} {...props} />;
}
