import { type FileOp, type Trial, trialSchema } from "@/core/trial/schema";

/** Everything that was typed, whatever kind is shown now: switching back loses nothing. */
export type TypedTrial = {
  command: string;
  path: string;
  op: FileOp;
  text: string;
  patch: string;
  tool: string;
  message: string;
  prompt: string;
  earlier: string;
};

export const NOTHING_TYPED: TypedTrial = {
  ...{ command: "", path: "", op: "create", text: "", patch: "", tool: "", message: "", prompt: "" },
  earlier: "",
};

/** Null while there is nothing to judge. */
export function readTrial(kind: Trial["kind"], typed: TypedTrial, looksBack: boolean): Trial | null {
  const earlier = looksBack ? typed.earlier : "";
  const parsed = trialSchema.safeParse({ ...typed, kind, earlier, command: typed.command.trim() });
  if (!parsed.success) return null;
  const isBlank =
    kind === "prompt" ? typed.prompt.trim() === "" : kind === "patch" && typed.patch.trim() === "";
  return isBlank ? null : parsed.data;
}

/** A kept or earlier trial as if it had just been typed. */
export function typeTrial(trial: Trial): TypedTrial {
  const { kind: _kind, ...fields } = trial;
  return { ...NOTHING_TYPED, ...fields };
}
