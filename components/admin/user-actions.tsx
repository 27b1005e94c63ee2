"use client";

import { Ellipsis, LogOut, Mail, ShieldCheck, ShieldOff, UserCheck, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { UserItem } from "@/core/user/schema";
import type { useUserChanges } from "./use-user-changes";

type UserActionsProps = {
  user: UserItem;
  changes: Pick<
    ReturnType<typeof useUserChanges>,
    "disable" | "enable" | "signOut" | "setAdmin" | "sendReset"
  >;
};

/** What can be done to one account. Nobody disables themselves. */
export function UserActions({ user, changes }: UserActionsProps) {
  const t = useTranslations("admin.users");
  const isActive = user.state === "active";
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" size="icon" aria-label={t("actionsFor", { name: user.name })}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      {isActive ? (
        <>
          <MenuItem onClick={() => changes.sendReset(user)}>
            <Mail aria-hidden="true" />
            {t("actions.sendReset")}
          </MenuItem>
          <MenuItem onClick={() => changes.signOut(user)}>
            <LogOut aria-hidden="true" />
            {t("actions.signOut")}
          </MenuItem>
        </>
      ) : null}
      {isActive && !user.isInstanceAdmin ? (
        <MenuItem onClick={() => changes.setAdmin(user, true)}>
          <ShieldCheck aria-hidden="true" />
          {t("actions.makeAdmin")}
        </MenuItem>
      ) : null}
      {user.isInstanceAdmin ? (
        <MenuItem onClick={() => changes.setAdmin(user, false)}>
          <ShieldOff aria-hidden="true" />
          {t("actions.endAdmin")}
        </MenuItem>
      ) : null}
      {user.isYou ? null : <MenuSeparator />}
      {user.isYou || !isActive ? null : (
        <MenuItem onClick={() => changes.disable(user)}>
          <UserX aria-hidden="true" />
          {t("actions.disable")}
        </MenuItem>
      )}
      {isActive ? null : (
        <MenuItem onClick={() => changes.enable(user)}>
          <UserCheck aria-hidden="true" />
          {t("actions.enable")}
        </MenuItem>
      )}
    </Menu>
  );
}
