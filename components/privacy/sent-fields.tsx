import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

/** Fields of the wire format as a person reads them; `sent-fields.test.ts` holds the list to the schema. */
export const SENT_FIELDS = {
  prompt: ["prompt"],
  message: ["message"],
  feedback: ["feedback"],
  action: ["action"],
  outcome: ["outcome"],
  workspace: ["workspace"],
  decision: ["decision"],
  note: ["note", "truncated"],
  author: ["author"],
  where: [
    ...["id", "schemaVersion", "host", "hostVersion", "hostEventName", "kind", "session", "turnId"],
    ...["agentId", "seq", "occurredAt", "project", "client"],
  ],
} as const;

const ROWS = Object.keys(SENT_FIELDS) as (keyof typeof SENT_FIELDS)[];

/** What an event holds, field by field. */
export function SentFields() {
  const t = useTranslations("privacy.sent");
  return (
    <div className="flex flex-col gap-3">
      <p className="measure">{t("intro")}</p>
      <Table>
        <caption className="sr-only">{t("caption")}</caption>
        <TableHead>
          <TableRow>
            <TableHeader>{t("field")}</TableHeader>
            <TableHeader>{t("holds")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map((row) => (
            <TableRow key={row}>
              <TableHeader scope="row" className="whitespace-normal py-2 align-top font-mono text-sm">
                {SENT_FIELDS[row].slice(0, 3).join(", ")}
                {SENT_FIELDS[row].length > 3 ? " …" : ""}
              </TableHeader>
              <TableCell className="min-w-0">{t(`fields.${row}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
