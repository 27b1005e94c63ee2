"use client";

import {
  Archive,
  BellOff,
  BellRing,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Ellipsis,
  Expand,
  Pencil,
  Share2,
  Undo2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { RuleDetail } from "@/core/rule/output";
import { useProjectSlug } from "@/lib/project/use-project";
import { useSharingActs } from "./sharing/use-sharing-acts";
import type { RuleActions } from "./use-rule-actions";

type RuleMenuProps = {
  rule: RuleDetail;
  actions: RuleActions;
  onEdit: () => void;
  onPropose: () => void;
  onApprove: () => void;
};

/** Everything that can be done with a rule; what the server would refuse is not offered. */
export function RuleMenu({ rule, actions, onEdit, onPropose, onApprove }: RuleMenuProps) {
  const t = useTranslations("rule.menu");
  const sharing = useTranslations("rule.sharing");
  const acts = useSharingActs(useProjectSlug());
  const { can, status } = rule;
  const isProposal = status === "proposed";
  const isGone = status === "archived" || status === "dismissed";
  return (
    <Menu
      align="end"
      trigger={
        <Button size="icon" aria-label={t("label")} pending={actions.pending}>
          {actions.pending ? null : <Ellipsis aria-hidden="true" />}
        </Button>
      }
    >
      {can.edit ? (
        <MenuItem onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {t("edit")}
        </MenuItem>
      ) : null}
      {can.edit && rule.content.applicability.package ? (
        <MenuItem onClick={() => void actions.widen(rule)}>
          <Expand aria-hidden="true" />
          {t("widen")}
        </MenuItem>
      ) : null}
      {status === "active" && can.pause ? (
        <MenuItem onClick={() => void actions.pause(rule)}>
          <CirclePause aria-hidden="true" />
          {t("pause")}
        </MenuItem>
      ) : null}
      {(status === "paused" || status === "superseded") && can.activate ? (
        <MenuItem onClick={() => void actions.resume(rule)}>
          <CirclePlay aria-hidden="true" />
          {t("resume")}
        </MenuItem>
      ) : null}
      {can.approve ? (
        <MenuItem onClick={onApprove}>
          <CircleCheck aria-hidden="true" />
          {t("approve")}
        </MenuItem>
      ) : null}
      {can.mute && rule.sharing ? (
        <MenuItem onClick={() => void (rule.sharing?.mutedByMe ? acts.unmute(rule) : acts.mute(rule))}>
          {rule.sharing.mutedByMe ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
          {rule.sharing.mutedByMe ? sharing("unmute") : sharing("mute")}
        </MenuItem>
      ) : null}
      {can.propose ? (
        <MenuItem onClick={onPropose}>
          <Share2 aria-hidden="true" />
          {t("propose")}
        </MenuItem>
      ) : null}
      {can.undo && !isGone ? (
        <>
          <MenuSeparator />
          <MenuItem onClick={() => void actions.takeBack(rule)}>
            <Undo2 aria-hidden="true" />
            {t("takeBack")}
          </MenuItem>
        </>
      ) : null}
      {can.archive && !isProposal ? (
        <MenuItem onClick={() => void actions.archive(rule)}>
          <Archive aria-hidden="true" />
          {t("archive")}
        </MenuItem>
      ) : null}
      {isGone && can.restore ? (
        <MenuItem onClick={() => void actions.unarchive(rule)}>
          <CirclePlay aria-hidden="true" />
          {t("unarchive")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
