import { useTranslations } from "next-intl";
import { VisibilityTable } from "@/components/membership/visibility-table";
import { Panel } from "@/components/ui/panel";

/** Who will see what, before anything is sent. */
export function WhoSeesWhat() {
  const t = useTranslations("onboarding");
  return (
    <Panel title={t("visibility")}>
      <VisibilityTable />
    </Panel>
  );
}
