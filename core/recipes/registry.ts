import { changelogRecipe } from "./changelog";
import * as codeHabits from "./code-habits";
import * as commitFormat from "./commit-format";
import * as destructiveCommands from "./destructive-commands";
import { envFilesRecipe } from "./env-files";
import * as fileHabits from "./file-habits";
import { fileLocationRecipe } from "./file-location";
import { fileNamingRecipe } from "./file-naming";
import { fileSuffixRecipe } from "./file-suffix";
import { forbiddenCommandRecipe } from "./forbidden-command";
import { forbiddenImportRecipe } from "./forbidden-import";
import { forbiddenTextRecipe } from "./forbidden-text";
import * as machineCommands from "./machine-commands";
import { noCommitRecipe } from "./no-commit";
import { noForcePushRecipe } from "./no-force-push";
import { noPushRecipe, protectedBranchRecipe } from "./no-push";
import { noSkippedHooksRecipe } from "./no-skipped-hooks";
import { packageManagerRecipe } from "./package-manager";
import { protectedPathsRecipe } from "./protected-paths";
import { readBeforeEditRecipe } from "./read-before-edit";
import type { Recipe } from "./recipe";
import * as releaseCommands from "./release-commands";
import * as replyManner from "./reply-manner";
import { requiredOptionRecipe } from "./required-option";
import { runBeforeFinishingRecipe } from "./run-before-finishing";
import { runThroughRecipe } from "./run-through";
import * as toolChoice from "./tool-choice";
import * as workspaceHabits from "./workspace-habits";

/** All recipes. One line a recipe; where two fit equally, the earlier one is tried first. */
export const RECIPES: Recipe[] = [
  packageManagerRecipe,
  noForcePushRecipe,
  noPushRecipe,
  protectedBranchRecipe,
  noCommitRecipe,
  noSkippedHooksRecipe,
  ...Object.values(destructiveCommands),
  ...Object.values(machineCommands),
  ...Object.values(releaseCommands),
  runThroughRecipe,
  ...Object.values(toolChoice),
  requiredOptionRecipe,
  forbiddenCommandRecipe,
  envFilesRecipe,
  ...Object.values(fileHabits),
  fileSuffixRecipe,
  fileNamingRecipe,
  fileLocationRecipe,
  protectedPathsRecipe,
  runBeforeFinishingRecipe,
  readBeforeEditRecipe,
  changelogRecipe,
  ...Object.values(workspaceHabits),
  forbiddenImportRecipe,
  ...Object.values(commitFormat),
  ...Object.values(replyManner),
  ...Object.values(codeHabits),
  forbiddenTextRecipe,
];

/** Name → title, for the rule page. */
export function recipeTitle(name: string): string | undefined {
  return RECIPES.find((recipe) => recipe.name === name)?.title;
}
