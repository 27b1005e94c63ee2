import { writeFileSync } from "node:fs";
import { type Forest, writeForest } from "../../core/forest/forest";

/** Writes a fitted forest as a source file: its text, read again where it is used. */
export function writeForestFile(file: string, name: string, by: string, forest: Forest): void {
  writeFileSync(
    file,
    `/** Written by \`${by}\`: names, starting scores, then the trees of each class (see core/forest/forest.ts). */\nexport const ${name} = \`\n${writeForest(forest)}\n\`;\n`,
  );
}
