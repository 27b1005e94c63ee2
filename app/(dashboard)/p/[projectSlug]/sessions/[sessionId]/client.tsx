"use client";

import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useState } from "react";
import { SessionFacts } from "@/components/agent-session/session-facts";
import { SessionSkeleton } from "@/components/agent-session/session-skeleton";
import { SessionTimeline } from "@/components/agent-session/session-timeline";
import { timelineQuery } from "@/components/agent-session/timeline-query";
import { WhyDrawer } from "@/components/agent-session/why/why-drawer";
import { ErrorState } from "@/components/common/error-state/error-state";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { RemoveEventDialog } from "@/components/privacy/remove-event-dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useProject, useProjectSlug } from "@/lib/project/use-project";
import { useTRPC } from "@/lib/trpc/client";
import { SHOWN, sessionSearchParams } from "./search-params";

export function SessionClient() {
  const t = useTranslations("session");
  const trpc = useTRPC();
  const projectSlug = useProjectSlug();
  const project = useProject();
  const { sessionId } = useParams<{ sessionId: string }>();
  const [search, setSearch] = useQueryStates(sessionSearchParams, { history: "replace", scroll: false });
  const session = useQuery(trpc.session.get.queryOptions({ projectSlug, sessionId }));
  // Jumping inside of the page moves the mark, not the beginning of what is loaded.
  const [linked] = useState(search.at);
  const [removing, setRemoving] = useState<string | null>(null);
  const mayTeach = project?.can("own:write") ?? false;

  if (session.isPending) return <SessionSkeleton />;
  if (session.isError) {
    return (
      <PageBody>
        <ErrorState error={session.error} onRetry={() => void session.refetch()} />
      </PageBody>
    );
  }
  const place = { show: search.show, from: search.from, at: linked };
  return (
    <PageBody>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{session.data.title || t("untitled")}</span>}
        description={<SessionFacts session={session.data} />}
        actions={
          <SegmentedControl
            aria-label={t("show.label")}
            value={search.show}
            onValueChange={(show) => void setSearch({ show })}
            segments={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
          />
        }
      />
      <SessionTimeline
        input={timelineQuery({ projectSlug, sessionId }, place, session.data)}
        at={search.at}
        onAt={(at) => void setSearch({ at })}
        onFromStart={() => void setSearch({ from: "start" })}
        onWhy={(why) => void setSearch({ why })}
        mayTeach={mayTeach}
        onRemove={mayTeach ? setRemoving : undefined}
      />
      <RemoveEventDialog projectSlug={projectSlug} eventId={removing} onClose={() => setRemoving(null)} />
      <WhyDrawer eventId={search.why} onClose={() => void setSearch({ why: null })} mayTeach={mayTeach} />
    </PageBody>
  );
}
