import {
  CircleUser,
  FileClock,
  Gauge,
  GitBranch,
  Inbox,
  KeyRound,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Plug,
  Settings,
  ShieldX,
  SquareTerminal,
  Users,
} from "lucide-react";
import type { NavigationId } from "@/lib/navigation";

export const navigationIcons: Record<NavigationId, LucideIcon> = {
  overview: Gauge,
  inbox: Inbox,
  rules: ListChecks,
  facts: Lightbulb,
  sessions: SquareTerminal,
  violations: ShieldX,
  history: GitBranch,
  audit: FileClock,
  settings: Settings,
  members: Users,
  tokens: KeyRound,
  account: CircleUser,
  onboarding: Plug,
};
