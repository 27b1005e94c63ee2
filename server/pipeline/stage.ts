import type { ZodType } from "zod";
import type { HookEvent } from "@/core/hook-event/schema";
import type { Transaction } from "../db/transaction";
import type { ProjectServiceContext } from "../services/context";
import type { StageName, StageOutputs } from "./stage-outputs";

/** One event on its way through the stages; `outputs` has what earlier stages made of it. */
export type Passage = {
  /** The job, on behalf of the person whose event it is. */
  ctx: ProjectServiceContext;
  event: HookEvent;
  /** AgentSession. */
  sessionId: string;
  ownerId: string;
  outputs: Partial<StageOutputs>;
};

/** `stop`: there is nothing to do from here on, because … */
export type Loaded<TInput> = { input: TInput } | { stop: string };

export type StageDefinition<TName extends StageName, TInput> = {
  name: TName;
  /** Raise it when the same input may give another output: judged events are judged again. */
  version: number;
  /** Which events have this stage at all. */
  appliesTo: (event: HookEvent) => boolean;
  output: ZodType<StageOutputs[TName]>;
  /** Reads everything that the stage judges by; its hash is part of the stage's key. */
  load: (passage: Passage) => Promise<Loaded<TInput>>;
  /** Judges; may read, never writes. */
  run: (input: TInput, passage: Passage) => Promise<StageOutputs[TName]> | StageOutputs[TName];
  /** Writes by service verbs, in one transaction with the stage's own row: both or none. */
  store?: (
    passage: Passage & { ctx: ProjectServiceContext & { tx: Transaction } },
    output: StageOutputs[TName],
    input: TInput,
  ) => Promise<void>;
};

/** A stage as the runner sees it: types are inside. */
export type Stage = {
  name: StageName;
  version: number;
  appliesTo: (event: HookEvent) => boolean;
  load: (passage: Passage) => Promise<Loaded<unknown>>;
  run: (input: unknown, passage: Passage) => Promise<unknown>;
  store: (
    passage: Passage & { ctx: ProjectServiceContext & { tx: Transaction } },
    output: unknown,
    input: unknown,
  ) => Promise<void>;
  /** Puts an output, fresh or stored, where later stages find it. @returns why to stop here, or null */
  remember: (passage: Passage, output: unknown) => string | null;
};

/** Declares one stage of the pipeline; its place is in `stages.ts`. */
export function defineStage<TName extends StageName, TInput>(
  definition: StageDefinition<TName, TInput>,
): Stage {
  const { name, version, appliesTo, output } = definition;
  return {
    name,
    version,
    appliesTo,
    load: definition.load,
    // The runner hands back what `load` of this very stage returned.
    run: async (input, passage) => definition.run(input as TInput, passage),
    store: async (passage, value, input) => definition.store?.(passage, output.parse(value), input as TInput),
    remember: (passage, value) => {
      const parsed = output.parse(value);
      passage.outputs[name] = parsed;
      return parsed.stop;
    },
  };
}
