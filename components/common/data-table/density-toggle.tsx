"use client";

import { Rows2, Rows3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { useRowDensity } from "./use-row-density";

/** Dense or comfortable rows, remembered in this browser for all tables. */
export function DensityToggle() {
  const t = useTranslations("table");
  const [density, setDensity] = useRowDensity();
  const next = density === "dense" ? "comfortable" : "dense";
  const Icon = density === "dense" ? Rows3 : Rows2;
  return (
    <Tooltip content={t(`density.${next}`)}>
      <Button variant="quiet" size="icon" aria-label={t(`density.${next}`)} onClick={() => setDensity(next)}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
