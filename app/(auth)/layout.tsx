import type { ReactNode } from "react";
import { Mark } from "@/components/ui/mark";

/** One quiet column: what is asked, and nothing else. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-12 sm:py-24">
      <header className="mb-8 flex items-center gap-2 font-medium text-lg">
        <Mark className="size-5" />
        Heed
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
