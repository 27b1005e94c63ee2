import { CircleHelp, GitMerge, Inbox, TrendingDown, TrendingUp, Users } from "lucide-react";

export const ITEM_ICONS = {
  proposal: Inbox,
  approval: Users,
  conflict: GitMerge,
  question: CircleHelp,
  promotion: TrendingUp,
  demotion: TrendingDown,
} as const;
