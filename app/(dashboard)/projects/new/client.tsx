"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageBody } from "@/components/common/page-header/page-body";
import { PageHeader } from "@/components/common/page-header/page-header";
import { SampleProject } from "@/components/onboarding/sample-project";
import { ArchivedProjects } from "@/components/project/archived-projects";
import { NewProjectForm } from "@/components/project/new-project-form";
import { projectPath } from "@/lib/navigation";

export function NewProjectClient() {
  const t = useTranslations("project");
  const router = useRouter();
  return (
    <PageBody width="narrow">
      <PageHeader title={t("new.title")} description={t("new.description")} />
      <NewProjectForm onCreated={(slug) => router.push(`/onboarding?project=${encodeURIComponent(slug)}`)} />
      <SampleProject onLoaded={(slug) => router.push(projectPath(slug))} />
      <ArchivedProjects onRestored={(slug) => router.push(projectPath(slug))} />
    </PageBody>
  );
}
