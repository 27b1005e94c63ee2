import * as re2js from "re2js";
import { useRegexEngine } from "./regex";

// Loading this file is loading the engine; only the hook does without it until an event needs it.
useRegexEngine(re2js);
