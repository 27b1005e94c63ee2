import { changeWithChangeRecipe } from "./change-with-change";
import { changelogRecipe } from "./changelog";
import * as databaseHabits from "./code/databases";
import * as nativeHabits from "./code/dotnet-and-native";
import * as jvmHabits from "./code/jvm";
import * as operationsHabits from "./code/operations";
import * as pythonHabits from "./code/python";
import * as scriptingHabits from "./code/scripting";
import * as stylesheetHabits from "./code/stylesheets";
import * as systemsHabits from "./code/systems";
import * as webHabits from "./code/web";
import * as codeHabits from "./code-habits";
import {
  forbiddenOptionRecipe,
  noPipeToShellRecipe,
  requiredOptionRecipe,
  runThroughToolRecipe,
} from "./command-rules";
import * as buildActs from "./commands/builds";
import * as containerActs from "./commands/containers";
import * as databaseActs from "./commands/databases";
import * as forgeActs from "./commands/forges";
import * as gitActs from "./commands/git";
import * as infrastructureActs from "./commands/infrastructure";
import * as machineActs from "./commands/machine";
import * as networkActs from "./commands/network";
import * as packageActs from "./commands/packages";
import * as commitContent from "./commit-content";
import * as commitFormat from "./commit-format";
import * as commitSubject from "./commit-subject";
import * as destructiveCommands from "./destructive-commands";
import { cleanTreeRecipe, sameNameRecipe, validFilesRecipe } from "./end-of-task";
import { envFilesRecipe } from "./env-files";
import { fileFormatRecipe } from "./file-format";
import * as fileHabits from "./file-habits";
import { fileLocationRecipe } from "./file-location";
import { fileNamePatternRecipe } from "./file-name-pattern";
import { fileNamingRecipe } from "./file-naming";
import { filePartnerRecipe } from "./file-partner";
import { fileSuffixRecipe } from "./file-suffix";
import { forbiddenCommandRecipe } from "./forbidden-command";
import { forbiddenHostRecipe } from "./forbidden-host";
import { forbiddenImportRecipe } from "./forbidden-import";
import { forbiddenTextRecipe } from "./forbidden-text";
import * as comments from "./habits/comments";
import * as containers from "./habits/containers";
import * as imports from "./habits/imports";
import * as otherLanguages from "./habits/other-languages";
import * as python from "./habits/python";
import * as scriptStyle from "./habits/script-style";
import * as scriptTypes from "./habits/script-types";
import * as security from "./habits/security";
import * as sizes from "./habits/sizes";
import * as sql from "./habits/sql";
import * as styles from "./habits/styles";
import * as testCode from "./habits/test-code";
import * as textShape from "./habits/text-shape";
import { layerImportRecipe } from "./layer-import";
import * as machineCommands from "./machine-commands";
import { nameShapesRecipe, nameTemplateRecipe, noCopiesRecipe } from "./name-shapes";
import { namedOptionRecipe } from "./named-option";
import * as namedWording from "./named-wording";
import { namesOfThingsRecipe } from "./names-of-things";
import { newFileNeedsTextRecipe } from "./new-file-needs-text";
import { noCommitRecipe } from "./no-commit";
import { noForcePushRecipe } from "./no-force-push";
import { noNewFilesRecipe } from "./no-new-files";
import {
  noBranchDeletionRecipe,
  noMergeCommitsRecipe,
  noPushRecipe,
  noTagPushRecipe,
  protectedBranchRecipe,
} from "./no-push";
import { noSkippedHooksRecipe } from "./no-skipped-hooks";
import * as notebooks from "./notebooks";
import { packageManagerRecipe } from "./package-manager";
import { protectedPathsRecipe } from "./protected-paths";
import { readBeforeEditRecipe, readDocumentFirstRecipe } from "./read-before-edit";
import { readOnlyProgramRecipe, readOnlyServerRecipe } from "./read-only-tool";
import type { Recipe } from "./recipe";
import * as releaseCommands from "./release-commands";
import * as replyManner from "./reply-manner";
import * as replyPhrases from "./reply-phrases";
import * as replyRules from "./reply-rules";
import { claimsNeedRunRecipe, runBeforeFinishingRecipe } from "./run-before-finishing";
import { runThroughRecipe } from "./run-through";
import { sortLocationRecipe } from "./sort-location";
import * as toolChoice from "./tool-choice";
import { hostToolRecipe, notebookToolRecipe, toolOptionsRecipe } from "./tool-options";
import * as toolPermissions from "./tool-permissions";
import { toolsThroughRunnerRecipe } from "./tools-through-runner";
import { noVariableRecipe } from "./variables";
import * as workspaceHabits from "./workspace-habits";

/** Acts that people name in words; all known commands that do them. */
const ACTS: Recipe[] = [
  gitActs,
  forgeActs,
  containerActs,
  infrastructureActs,
  databaseActs,
  packageActs,
  machineActs,
  networkActs,
  buildActs,
].flatMap((area) => Object.values(area).flat());

/** Habits of code, by the files in which they show. */
const HABITS: Recipe[] = [
  webHabits,
  stylesheetHabits,
  pythonHabits,
  systemsHabits,
  jvmHabits,
  nativeHabits,
  scriptingHabits,
  operationsHabits,
  databaseHabits,
].flatMap((area) => Object.values(area).flat());

/** All recipes. One line a recipe; where two fit equally, the earlier one is tried first. */
export const RECIPES: Recipe[] = [
  packageManagerRecipe,
  noForcePushRecipe,
  noPushRecipe,
  protectedBranchRecipe,
  noTagPushRecipe,
  noBranchDeletionRecipe,
  noMergeCommitsRecipe,
  noCommitRecipe,
  noSkippedHooksRecipe,
  ...Object.values(destructiveCommands),
  ...Object.values(machineCommands),
  ...Object.values(releaseCommands),
  runThroughRecipe,
  ...Object.values(toolChoice),
  runThroughToolRecipe,
  toolsThroughRunnerRecipe,
  readOnlyProgramRecipe,
  readOnlyServerRecipe,
  noPipeToShellRecipe,
  ...Object.values(notebooks),
  ...ACTS,
  requiredOptionRecipe,
  namedOptionRecipe,
  forbiddenOptionRecipe,
  forbiddenHostRecipe,
  forbiddenCommandRecipe,
  noVariableRecipe,
  envFilesRecipe,
  ...Object.values(fileHabits),
  filePartnerRecipe,
  fileSuffixRecipe,
  fileNamePatternRecipe,
  fileNamingRecipe,
  sortLocationRecipe,
  fileFormatRecipe,
  nameShapesRecipe,
  nameTemplateRecipe,
  noCopiesRecipe,
  fileLocationRecipe,
  protectedPathsRecipe,
  noNewFilesRecipe,
  namesOfThingsRecipe,
  claimsNeedRunRecipe,
  runBeforeFinishingRecipe,
  readBeforeEditRecipe,
  readDocumentFirstRecipe,
  changelogRecipe,
  changeWithChangeRecipe,
  cleanTreeRecipe,
  validFilesRecipe,
  sameNameRecipe,
  newFileNeedsTextRecipe,
  ...Object.values(namedWording),
  ...Object.values(workspaceHabits),
  layerImportRecipe,
  forbiddenImportRecipe,
  ...Object.values(commitFormat),
  ...Object.values(commitSubject),
  ...Object.values(commitContent),
  ...Object.values(replyManner),
  ...Object.values(replyPhrases),
  ...Object.values(replyRules),
  ...Object.values(toolPermissions),
  toolOptionsRecipe,
  hostToolRecipe,
  notebookToolRecipe,
  ...Object.values(codeHabits),
  ...Object.values(scriptTypes),
  ...Object.values(scriptStyle),
  ...Object.values(imports),
  ...Object.values(python),
  ...Object.values(otherLanguages),
  ...Object.values(styles),
  ...Object.values(sql),
  ...Object.values(containers),
  ...Object.values(testCode),
  ...Object.values(security),
  ...Object.values(comments),
  ...Object.values(textShape),
  ...Object.values(sizes),
  ...HABITS,
  forbiddenTextRecipe,
];

/** Name → title, for the rule page. */
export function recipeTitle(name: string): string | undefined {
  return RECIPES.find((recipe) => recipe.name === name)?.title;
}
