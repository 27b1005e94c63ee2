import { z } from "zod";
import {
  memberSchema,
  removedMemberSchema,
  removeMemberInputSchema,
  setRoleInputSchema,
  transferInputSchema,
} from "@/core/membership/schema";
import { leaveProject } from "@/server/services/membership/leave";
import { listMembers } from "@/server/services/membership/list";
import { removeMember } from "@/server/services/membership/remove";
import { setMemberRole } from "@/server/services/membership/set-role";
import { transferOwnership } from "@/server/services/membership/transfer";
import { router } from "../init";
import { projectProcedure } from "../middleware";

export const membershipRouter = router({
  list: projectProcedure.output(z.array(memberSchema)).query(({ ctx }) => listMembers({ ctx: ctx.service })),
  setRole: projectProcedure
    .input(setRoleInputSchema)
    .output(memberSchema)
    .mutation(({ ctx, input }) => setMemberRole({ ctx: ctx.service, input })),
  transfer: projectProcedure
    .input(transferInputSchema)
    .output(z.array(memberSchema))
    .mutation(({ ctx, input }) => transferOwnership({ ctx: ctx.service, input })),
  remove: projectProcedure
    .input(removeMemberInputSchema)
    .output(removedMemberSchema)
    .mutation(({ ctx, input }) => removeMember({ ctx: ctx.service, input })),
  leave: projectProcedure
    .output(removedMemberSchema)
    .mutation(({ ctx }) => leaveProject({ ctx: ctx.service })),
});
