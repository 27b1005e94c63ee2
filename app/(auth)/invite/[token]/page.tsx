import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateClient, prefetch, trpc } from "@/lib/trpc/server";
import { InviteClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("invite.title") };
}

type Props = { params: Promise<{ token: string }> };

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  prefetch(trpc.invitation.preview.queryOptions({ token }));
  return (
    <HydrateClient>
      <InviteClient token={token} />
    </HydrateClient>
  );
}
