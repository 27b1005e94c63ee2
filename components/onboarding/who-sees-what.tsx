import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

const ROWS = ["prompts", "evidence", "counts", "shared", "audit"] as const;

/** trust.md section 4 in five lines, before anything is sent. */
export function WhoSeesWhat() {
  const t = useTranslations("onboarding.visibility");
  return (
    <Panel title={t("title")}>
      <Table>
        <TableHead>
          <TableRow>
            <TableHeader>{t("what")}</TableHeader>
            <TableHeader>{t("you")}</TableHeader>
            <TableHeader>{t("others")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row}>
              <TableCell>{t(`${row}.what`)}</TableCell>
              <TableCell>{t(`${row}.you`)}</TableCell>
              <TableCell>{t(`${row}.others`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
