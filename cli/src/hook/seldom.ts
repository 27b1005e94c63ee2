/**
 * Readers that few events need: other languages, other shells, the manner of a text. The build makes a file of its own
 * of them, and puts in their place functions that load it when the first of them is called (cli/build.mjs).
 */
export { userEdit } from "../../../core/hosts/claude-code/user-edit";
export { codeRuns } from "../../../core/shell/code-runs";
export { codeWrites } from "../../../core/shell/code-writes";
export { patchChanges } from "../../../core/shell/patch-text";
export { readWindows } from "../../../core/shell/windows/read-windows";
export { readSource } from "../../../core/source/read-source";
export { isWrongMessage } from "../../../core/verifiers/commit-message/wrong-message";
export { importedModules, isModule } from "../../../core/verifiers/import/imported-modules";
export { firstFault } from "../../../core/verifiers/message/fault";
export { formatFault } from "../../../core/verifiers/text-format/faults";
export { isTold } from "../../../core/verifiers/tool-use/is-told";
