import { cva } from "class-variance-authority";

export const buttonStyles = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors",
    "disabled:pointer-events-none disabled:opacity-50 data-disabled:pointer-events-none data-disabled:opacity-50",
  ],
  {
    variants: {
      variant: {
        primary: "border-ink bg-ink text-paper hover:bg-ink/85",
        secondary: "border-line-strong bg-raised text-ink hover:bg-hover",
        quiet: "border-transparent bg-transparent text-ink hover:bg-hover data-popup-open:bg-hover",
        danger: "border-mark bg-raised text-mark hover:bg-mark-wash",
      },
      size: {
        small: "h-7 px-2 text-sm",
        medium: "h-9 px-3 text-base",
        large: "h-11 px-4 text-base",
        icon: "size-9 p-0",
        "icon-small": "size-7 p-0",
      },
    },
    defaultVariants: { variant: "secondary", size: "medium" },
  },
);
