import { CircleHelp, GitMerge, Hammer, Inbox, Swords, TrendingDown, TrendingUp, Users } from "lucide-react";

export const ITEM_ICONS = {
  proposal: Inbox,
  approval: Users,
  conflict: GitMerge,
  question: CircleHelp,
  promotion: TrendingUp,
  demotion: TrendingDown,
  deadlock: Swords,
  recompilation: Hammer,
} as const;
