import type { DetectorName } from "../schema";
import { detectApproval } from "./approval";
import type { Detector } from "./detector";
import { detectDissatisfaction } from "./dissatisfaction";
import { detectEditDistance } from "./edit-distance";
import { detectInterruption } from "./interruption";
import { detectNegation } from "./negation";
import { detectPreference } from "./preference";
import { detectRestatement } from "./restatement";
import { detectRewrite } from "./rewrite";
import { detectToolOverride } from "./tool-override";

/** All detectors; a new one is a file and a line. */
export const DETECTOR_REGISTRY = {
  negation: detectNegation,
  edit_distance: detectEditDistance,
  tool_override: detectToolOverride,
  rewrite: detectRewrite,
  restatement: detectRestatement,
  dissatisfaction: detectDissatisfaction,
  interruption: detectInterruption,
  preference: detectPreference,
  approval: detectApproval,
} satisfies Record<DetectorName, Detector>;
