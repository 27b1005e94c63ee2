import type { Planted } from "../canary";
import type { Caller } from "../world";

/** What a browser meets: the page, “there is nothing here”, or the way to the sign-in page. */
export type PageOutcome = "ok" | "not_found" | "sign_in";

export type PageRow = {
  /** Path of one page of this kind; ids are the other member's own, so that no caller is their owner. */
  path: (place: { projectSlug: string; projectId: string; ids: Planted }) => string;
  callers: Record<Caller, PageOutcome>;
};

const MEMBERS: readonly Caller[] = ["owner", "admin", "editor", "member", "viewer"];
const OTHERS: readonly Caller[] = ["stranger", "instanceAdmin"];

function outcomes(members: PageOutcome, others: PageOutcome, anonymous: PageOutcome): PageRow["callers"] {
  const entries = [
    ...MEMBERS.map((caller) => [caller, members] as const),
    ...OTHERS.map((caller) => [caller, others] as const),
  ];
  return { ...(Object.fromEntries(entries) as Omit<PageRow["callers"], "anonymous">), anonymous };
}

/** A page of a project: for its members; others are told that there is nothing here. */
export function projectPage(page: string): PageRow {
  return {
    path: ({ projectSlug }) => `/p/${projectSlug}/${page}`,
    callers: outcomes("ok", "not_found", "sign_in"),
  };
}

/** A page of something that belongs to another member: there is nothing here, whoever asks. */
export function foreignPage(page: (ids: Planted) => string): PageRow {
  return {
    path: ({ projectSlug, ids }) => `/p/${projectSlug}/${page(ids)}`,
    callers: outcomes("not_found", "not_found", "sign_in"),
  };
}

/** A page of every signed-in person. */
export function personPage(path: string): PageRow {
  return { path: () => path, callers: outcomes("ok", "ok", "sign_in") };
}

/** A page that asks nobody who they are. */
export function openPage(path: string): PageRow {
  return { path: () => path, callers: outcomes("ok", "ok", "ok") };
}

/** A page of the instance: for everybody else there is nothing here. */
export function adminPage(path: string | PageRow["path"]): PageRow {
  return {
    path: typeof path === "string" ? () => path : path,
    callers: { ...outcomes("not_found", "not_found", "sign_in"), instanceAdmin: "ok" },
  };
}

/** By folder of the page below `app/`. */
export const pageRows: Record<string, PageRow> = {
  "(auth)/device": personPage("/device"),
  "(auth)/invite/[token]": openPage("/invite/0123456789012345678901234567890123456789012"),
  "(auth)/reset": openPage("/reset"),
  "(auth)/reset/new": openPage("/reset/new"),
  "(auth)/setup": openPage("/setup"),
  "(auth)/sign-in": openPage("/sign-in"),
  "(auth)/sign-in/link": openPage("/sign-in/link"),
  "(auth)/welcome": openPage("/welcome"),
  "(dashboard)": personPage("/"),
  "(dashboard)/account": personPage("/account"),
  "(dashboard)/admin": adminPage("/admin"),
  "(dashboard)/admin/about": adminPage("/admin/about"),
  "(dashboard)/admin/audit": adminPage("/admin/audit"),
  "(dashboard)/admin/jobs": adminPage("/admin/jobs"),
  "(dashboard)/admin/projects": adminPage("/admin/projects"),
  "(dashboard)/admin/projects/[projectId]": adminPage(({ projectId }) => `/admin/projects/${projectId}`),
  "(dashboard)/admin/sign-in": adminPage("/admin/sign-in"),
  "(dashboard)/admin/storage": adminPage("/admin/storage"),
  "(dashboard)/admin/topics": adminPage("/admin/topics"),
  "(dashboard)/admin/users": adminPage("/admin/users"),
  "(dashboard)/onboarding": personPage("/onboarding"),
  "(dashboard)/privacy": personPage("/privacy"),
  "(dashboard)/projects/new": personPage("/projects/new"),
  "(dashboard)/p/[projectSlug]/audit": projectPage("audit"),
  "(dashboard)/p/[projectSlug]/facts": projectPage("facts"),
  "(dashboard)/p/[projectSlug]/history": projectPage("history"),
  "(dashboard)/p/[projectSlug]/inbox": projectPage("inbox"),
  "(dashboard)/p/[projectSlug]/learning": projectPage("learning"),
  "(dashboard)/p/[projectSlug]/overview": projectPage("overview"),
  "(dashboard)/p/[projectSlug]/rules/(list)": projectPage("rules"),
  "(dashboard)/p/[projectSlug]/rules/[ruleId]": foreignPage(({ ruleId }) => `rules/${ruleId}`),
  "(dashboard)/p/[projectSlug]/rules/recipes": projectPage("rules/recipes"),
  "(dashboard)/p/[projectSlug]/rules/topics/(list)": projectPage("rules/topics"),
  "(dashboard)/p/[projectSlug]/rules/topics/[familyId]": foreignPage(
    ({ familyId }) => `rules/topics/${familyId}`,
  ),
  "(dashboard)/p/[projectSlug]/sessions/(list)": projectPage("sessions"),
  "(dashboard)/p/[projectSlug]/sessions/[sessionId]": foreignPage(({ sessionId }) => `sessions/${sessionId}`),
  "(dashboard)/p/[projectSlug]/settings/general": projectPage("settings/general"),
  "(dashboard)/p/[projectSlug]/settings/members": projectPage("settings/members"),
  "(dashboard)/p/[projectSlug]/settings/tokens": projectPage("settings/tokens"),
  "(dashboard)/p/[projectSlug]/settings/topics": projectPage("settings/topics"),
  "(dashboard)/p/[projectSlug]/violations": projectPage("violations"),
};

/** Route handlers of the app but those of next-auth and tRPC: files that a person downloads. */
export const fileRows: Record<string, PageRow> = {
  "api/account/export": personPage("/api/account/export"),
};
