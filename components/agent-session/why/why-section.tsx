import type { ReactNode } from "react";

export function WhySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t pt-3">
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  );
}
