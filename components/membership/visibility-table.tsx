import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

/** trust.md section 4 in plain words, shown to who joins and who invites. */
const ROWS = ["prompts", "words", "violations", "rules", "audit", "ownAudit", "instanceAudit"] as const;

export function VisibilityTable() {
  const t = useTranslations("members.visibility");
  return (
    <Table>
      <caption className="sr-only">{t("caption")}</caption>
      <TableHead>
        <TableRow>
          <TableHeader className="whitespace-normal">{t("what")}</TableHeader>
          <TableHeader className="whitespace-normal">{t("you")}</TableHeader>
          <TableHeader className="whitespace-normal">{t("others")}</TableHeader>
          <TableHeader className="whitespace-normal">{t("admins")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {ROWS.map((row) => (
          <TableRow key={row}>
            <TableHeader scope="row" className="min-w-36 whitespace-normal py-2">
              {t(`rows.${row}.what`)}
            </TableHeader>
            <TableCell className="min-w-24">{t(`rows.${row}.you`)}</TableCell>
            <TableCell className="min-w-24">{t(`rows.${row}.others`)}</TableCell>
            <TableCell className="min-w-24">{t(`rows.${row}.admins`)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
