"use client";

import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { type Permission, ROLE_PERMISSIONS, type Role } from "@/core/permission/permissions";
import { useTRPC } from "@/lib/trpc/client";

export type CurrentProject = {
  slug: string;
  name: string;
  role: Role;
  /** Hides what the server would refuse; it refuses all the same. */
  can: (permission: Permission) => boolean;
};

/** The project of the address; null outside of projects and while unknown. */
export function useProject(): CurrentProject | null {
  const trpc = useTRPC();
  const { projectSlug } = useParams<{ projectSlug?: string }>();
  const projects = useQuery(trpc.project.list.queryOptions());
  const project = projects.data?.find((candidate) => candidate.slug === projectSlug);
  if (!project) return null;
  const permissions = ROLE_PERMISSIONS[project.role];
  return { ...project, can: (permission) => permissions.includes(permission) };
}

/** Slug of the address, for queries; empty outside of projects. */
export function useProjectSlug(): string {
  return useParams<{ projectSlug?: string }>().projectSlug ?? "";
}
