import type { Permission } from "@/core/permission/permissions";

export type NavigationId =
  | "overview"
  | "inbox"
  | "rules"
  | "facts"
  | "sessions"
  | "learning"
  | "violations"
  | "history"
  | "audit"
  | "settings"
  | "members"
  | "topics"
  | "tokens"
  | "account"
  | "privacy"
  | "onboarding"
  | "admin";

export type NavigationItem = {
  /** Also the message key `shell.nav.<id>` and the key of its icon. */
  id: NavigationId;
  /** First path segment(s) after `/p/<slug>`, or the whole path outside of projects. */
  path: string;
  hotkey?: string;
  /** Hidden from those who may not; the server refuses them too. */
  permission?: Permission;
  /** Where it appears: `main` and `settings` in the sidebar, `person` in the user menu, `hidden` only in the palette. */
  place: "main" | "settings" | "person" | "hidden";
};

/** Pages of a project. The one list that sidebar, breadcrumb and command palette read. */
export const PROJECT_NAVIGATION: readonly NavigationItem[] = [
  { id: "overview", path: "overview", hotkey: "g o", permission: "project:read", place: "main" },
  { id: "inbox", path: "inbox", hotkey: "g i", permission: "own:read", place: "main" },
  { id: "rules", path: "rules", hotkey: "g r", permission: "rule:read", place: "main" },
  { id: "facts", path: "facts", hotkey: "g f", permission: "own:read", place: "hidden" },
  { id: "sessions", path: "sessions", hotkey: "g s", permission: "own:read", place: "main" },
  { id: "learning", path: "learning", hotkey: "g l", permission: "own:read", place: "main" },
  { id: "violations", path: "violations", hotkey: "g v", permission: "rule:read", place: "main" },
  { id: "history", path: "history", hotkey: "g h", permission: "rule:read", place: "main" },
  { id: "audit", path: "audit", hotkey: "g a", permission: "audit:read", place: "main" },
  { id: "settings", path: "settings/general", hotkey: "g ,", permission: "project:read", place: "settings" },
  { id: "members", path: "settings/members", hotkey: "g m", permission: "member:read", place: "settings" },
  { id: "topics", path: "settings/topics", permission: "project:read", place: "settings" },
  { id: "tokens", path: "settings/tokens", hotkey: "g t", place: "settings" },
];

/** Pages outside of projects. */
export const PERSON_NAVIGATION: readonly NavigationItem[] = [
  { id: "account", path: "/account", place: "person" },
  { id: "privacy", path: "/privacy", place: "person" },
  { id: "onboarding", path: "/onboarding", place: "person" },
  { id: "admin", path: "/admin", permission: "instance:admin", place: "person" },
];

export function projectPath(projectSlug: string, page: string = "overview"): string {
  return `/p/${encodeURIComponent(projectSlug)}/${page}`;
}

export function itemPath(item: NavigationItem, projectSlug: string | null): string {
  if (item.path.startsWith("/")) return item.path;
  return projectSlug === null ? "/" : projectPath(projectSlug, item.path);
}

/** The item that a pathname belongs to: the longest path that contains it. */
export function findNavigationItem(pathname: string): NavigationItem | null {
  const inProject = /^\/p\/[^/]+\/(.+)$/.exec(pathname)?.[1];
  const [items, path] =
    inProject === undefined ? [PERSON_NAVIGATION, pathname] : [PROJECT_NAVIGATION, inProject];
  const matches = items.filter((item) => path === item.path || path.startsWith(`${item.path}/`));
  return matches.sort((left, right) => right.path.length - left.path.length)[0] ?? null;
}

/** Slug of the project that a pathname lies in. */
export function readProjectSlug(pathname: string): string | null {
  const slug = /^\/p\/([^/]+)/.exec(pathname)?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    // Not an address that anything could have been written to.
    return null;
  }
}
