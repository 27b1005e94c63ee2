import { handleAccountExport } from "@/server/trpc/account-export";

export const dynamic = "force-dynamic";

export { handleAccountExport as GET };
