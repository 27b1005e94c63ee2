import { backtestStage } from "./backtest/stage";
import { compileStage } from "./compile/stage";
import { decideStage } from "./decide/stage";
import { handEditStage } from "./detect/hand-edit-stage";
import { detectStage } from "./detect/stage";
import { extractStage } from "./extract/stage";
import { noteStage } from "./note/stage";
import { publishStage } from "./publish/stage";
import { resolveStage } from "./resolve/stage";
import type { Stage } from "./stage";

/** The order in which an event passes; a new stage is one folder and one line here. */
export const STAGES: Stage[] = [
  decideStage,
  noteStage,
  detectStage,
  handEditStage,
  extractStage,
  resolveStage,
  compileStage,
  backtestStage,
  publishStage,
];
