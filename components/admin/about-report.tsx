"use client";

import { useTranslations } from "next-intl";
import { ClockTime } from "@/components/common/clock-time";
import { RelativeTime } from "@/components/common/relative-time";
import { Alert } from "@/components/ui/alert";
import { DescriptionList } from "@/components/ui/description-list";
import { Panel } from "@/components/ui/panel";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { About } from "@/core/instance/schema";

/** A due job that waits longer than this means that nobody comes for it. */
const LONG_LAG_SECONDS = 300;

/** Health first, then what runs. */
export function AboutReport({ about }: { about: About }) {
  const t = useTranslations("admin.about");
  const { health } = about;
  const isWell = health.workerAlive && health.failedJobs === 0 && health.queueLagSeconds < LONG_LAG_SECONDS;
  return (
    <div className="flex flex-col gap-8">
      <Panel title={t("health")}>
        <Alert tone={isWell ? "ok" : "warn"} title={t(isWell ? "healthy" : "unhealthy")} className="mb-4" />
        <DescriptionList
          items={[
            { term: t("worker"), detail: t(health.workerAlive ? "workerAlive" : "workerSilent") },
            { term: t("lag"), detail: t("seconds", { count: health.queueLagSeconds }) },
            { term: t("failed"), detail: t("failedCount", { count: health.failedJobs }) },
          ]}
        />
      </Panel>
      <Panel title={t("versions")}>
        <DescriptionList
          items={[
            { term: t("heed"), detail: about.version },
            { term: t("node"), detail: about.node },
            { term: t("platform"), detail: about.platform },
            { term: t("database"), detail: about.database },
            { term: t("role"), detail: about.role },
            { term: t("started"), detail: <RelativeTime value={about.startedAt} /> },
          ]}
        />
      </Panel>
      <Panel title={t("migrations")}>
        <Table>
          <caption className="sr-only">{t("migrations")}</caption>
          <TableHead>
            <TableRow>
              <TableHeader>{t("migration")}</TableHeader>
              <TableHeader>{t("applied")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {about.migrations.map(({ name, appliedAt }) => (
              <TableRow key={name}>
                <TableCell className="font-mono text-sm [overflow-wrap:anywhere]">{name}</TableCell>
                <TableCell className="whitespace-nowrap">
                  <ClockTime value={appliedAt} style="dateTime" />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </div>
  );
}
