"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/common/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { PersonChip } from "@/components/ui/person-chip";
import { Select } from "@/components/ui/select";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Member } from "@/core/membership/schema";
import { ROLES, type Role } from "@/core/permission/permissions";
import type { CurrentProject } from "@/lib/project/use-project";
import { useMembershipChange } from "./use-membership-change";

type MemberTableProps = { members: readonly Member[]; project: CurrentProject };

export function MemberTable({ members, project }: MemberTableProps) {
  const t = useTranslations("members");
  const { setRole, remove, removing } = useMembershipChange(project.slug);
  const [asked, setAsked] = useState<Member | null>(null);
  return (
    <>
      <Table>
        <caption className="sr-only">{t("title")}</caption>
        <TableHead>
          <TableRow>
            <TableHeader>{t("columns.person")}</TableHeader>
            <TableHeader>{t("columns.role")}</TableHeader>
            <TableHeader className="hidden sm:table-cell">{t("columns.joined")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("columns.actions")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              project={project}
              onRole={(role) => setRole(member, role)}
              onRemove={() => setAsked(member)}
            />
          ))}
        </TableBody>
      </Table>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? null : setAsked(null))}
        title={t("removeTitle", { name: asked?.name ?? "" })}
        confirmLabel={t("remove")}
        pending={removing}
        onConfirm={() => asked && remove(asked, () => setAsked(null))}
      >
        {t("removeConfirm")}
      </ConfirmDialog>
    </>
  );
}

type MemberRowProps = {
  member: Member;
  project: CurrentProject;
  onRole: (role: Role) => void;
  onRemove: () => void;
};

function MemberRow({ member, project, onRole, onRemove }: MemberRowProps) {
  const t = useTranslations("members");
  // As the server: only an owner touches owners or makes one.
  const mayTouch = project.can("member:manage") && (member.role !== "owner" || project.can("project:own"));
  const roles = ROLES.filter((role) => role !== "owner" || project.can("project:own"));
  return (
    <TableRow>
      <TableCell className="max-w-64">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <PersonChip name={member.name} />
          {member.isYou ? <Badge>{t("you")}</Badge> : null}
        </span>
        <span className="block truncate text-ink-muted text-sm">{member.email}</span>
      </TableCell>
      <TableCell>
        {mayTouch ? (
          <Select
            size="small"
            className="w-32"
            aria-label={t("roleOf", { name: member.name })}
            value={member.role}
            onValueChange={onRole}
            options={roles.map((role) => ({
              value: role,
              label: t(`roles.${role}.label`),
              description: t(`roles.${role}.help`),
            }))}
          />
        ) : (
          t(`roles.${member.role}.label`)
        )}
      </TableCell>
      <TableCell className="hidden sm:table-cell">
        <RelativeTime value={member.joinedAt} />
      </TableCell>
      <TableCell className="text-right">
        {mayTouch && !member.isYou ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t("removeNamed", { name: member.name })}
            onClick={onRemove}
          >
            {t("remove")}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
