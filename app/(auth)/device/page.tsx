import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { createServerContext } from "@/server/trpc/caller";
import { DeviceClient } from "./client";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth"))("device.title") };
}

type Props = { searchParams: Promise<{ login?: string | string[] }> };

export default async function DevicePage({ searchParams }: Props) {
  const { login } = await searchParams;
  const loginId = typeof login === "string" ? login : null;
  const { actor } = await createServerContext();
  if (actor?.type !== "user") {
    const back = loginId ? `/device?login=${encodeURIComponent(loginId)}` : "/device";
    redirect(`/sign-in?next=${encodeURIComponent(back)}`);
  }
  return <DeviceClient loginId={loginId} person={{ name: actor.name, email: actor.email }} />;
}
