import * as re2js from "re2js";
import { setRegexEngine } from "./regex";

// Loading this file is loading the engine; only the hook does without it until an event needs it.
setRegexEngine(re2js);
