import { resolve } from "node:path";
import { type BundleRule, bundleSchema } from "../../../core/bundle/schema";
import { type CommandContext, CommandFailure } from "../commands/context";
import { readJson } from "../state/private-file";

/** Rules of a bundle file, as `heed rules export-bundle` writes it. @throws CommandFailure when it is none */
export function readBundleFile({ cwd }: CommandContext, path: string): BundleRule[] {
  const bundle = bundleSchema.safeParse(readJson(resolve(cwd, path)));
  if (bundle.success) return bundle.data.rules;
  throw new CommandFailure(`${path} holds no rules of Heed. Make it with: heed rules export-bundle ${path}`);
}
