import { handleAuth } from "@/server/auth/handler";

export const dynamic = "force-dynamic";

export { handleAuth as GET, handleAuth as POST };
