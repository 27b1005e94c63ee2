import { useTranslations } from "next-intl";
import { CodeBlock } from "@/components/ui/code";
import { CopyButton } from "@/components/ui/copy-button";

/** The commands that bind a machine and a repository to this project, ready to paste. */
export function ConnectStep({ origin, projectSlug }: { origin: string; projectSlug: string }) {
  const t = useTranslations("onboarding.connect");
  const machine = `npm install -g ${origin}/cli.tgz\nheed login ${origin}`;
  const repository = `heed link ${projectSlug}\nheed install`;
  return (
    <div className="flex flex-col gap-3">
      <CodeBlock label={t("machine")} action={<CopyButton text={machine} />}>
        {machine}
      </CodeBlock>
      <CodeBlock label={t("repository")} action={<CopyButton text={repository} />}>
        {repository}
      </CodeBlock>
      <p className="measure text-ink-muted text-sm">{t("promise")}</p>
    </div>
  );
}
