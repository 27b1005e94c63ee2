import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { TextLink } from "@/components/ui/text-link";
import type { ViolationCounts } from "@/core/violation/schema";
import { projectPath } from "@/lib/navigation";
import { formatNumber } from "@/lib/number-format";

type Props = { projectSlug: string; shared: ViolationCounts["shared"] };

/** Shared rules over everybody: counts only, and none below three people (trust.md section 4). */
export function SharedCounts({ projectSlug, shared }: Props) {
  const t = useTranslations("violation.shared");
  if (shared.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="shared-counts">
      <h2 id="shared-counts" className="mb-1 font-medium text-lg">
        {t("title")}
      </h2>
      <p className="measure mb-3 text-ink-muted text-sm">{t("description")}</p>
      <Table>
        <TableHead>
          <TableRow>
            <TableHeader>{t("rule")}</TableHeader>
            <TableHeader>{t("people")}</TableHeader>
            <TableHeader>{t("fired")}</TableHeader>
            <TableHeader>{t("fixed")}</TableHeader>
            <TableHeader>{t("exhausted")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {shared.map(({ rule, people, fired, fixed, exhausted }) => (
            <TableRow key={rule.id}>
              <TableCell>
                <TextLink href={projectPath(projectSlug, `rules/${rule.id}`)}>
                  {rule.number} {rule.statement}
                </TextLink>
              </TableCell>
              {people === null ? (
                <TableCell colSpan={4} className="text-ink-muted">
                  {t("fewer")}
                </TableCell>
              ) : (
                [people, fired, fixed, exhausted].map((count, index) => (
                  <TableCell key={COLUMNS[index]} className="tabular-nums">
                    {formatNumber(count ?? 0)}
                  </TableCell>
                ))
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

const COLUMNS = ["people", "fired", "fixed", "exhausted"];
