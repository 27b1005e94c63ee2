import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetchOrNotFound, trpc } from "@/lib/trpc/server";
import { FamilyClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("library"))("families.title") };
}

type Props = { params: Promise<{ projectSlug: string; familyId: string }> };

export default async function FamilyPage({ params }: Props) {
  const { projectSlug, familyId } = await params;
  await prefetchOrNotFound(trpc.family.get.queryOptions({ projectSlug, familyId }));
  return (
    <HydrateClient>
      <FamilyClient familyId={familyId} />
    </HydrateClient>
  );
}
