import type { Prisma } from "@/generated/prisma/client";

export const invitationSelect = {
  id: true,
  email: true,
  role: true,
  expiresAt: true,
  createdAt: true,
} satisfies Prisma.InvitationSelect;
