import { useTranslations } from "next-intl";

const KINDS = ["unlinked", "ignored", "secret", "outside", "private", "transcripts"] as const;

/** What stays on the machine (trust.md section 1). */
export function NeverRead() {
  const t = useTranslations("privacy.never");
  return (
    <ul className="measure flex list-disc flex-col gap-1 pl-5">
      {KINDS.map((kind) => (
        <li key={kind}>{t(kind)}</li>
      ))}
    </ul>
  );
}
