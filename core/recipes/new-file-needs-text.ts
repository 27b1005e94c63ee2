import type { VerifierSpec } from "../rule/schema";
import { fileExample } from "./examples";
import { SOURCE } from "./habits/files";
import { languageGlobs, pathsIn, sortsIn } from "./reading/file-sorts";
import type { Recipe } from "./recipe";
import { samplePath } from "./sample-path";
import type { Wish } from "./wish";

const BEGINS =
  /\b(?:starts?|begins?|opens?|headed|come|comes|has|have|needs?|must|carr(?:y|ies)|contains?|include[sd]?|add|put|with)\b|开头|以.{1,60}开始|包含|必须有|加上|要有|先頭|含め|beginn\w*|enthalt\w*/iu;
const HEADER =
  /\b(?:header|copyright|licen[sc]e|spdx|notice|banner|shebang|top of|first line|beginning|start(?:s|ing)? with|begin(?:s|ning)? with)\b|头部|文件头|开头|第一行|版权|许可|先頭|Kopfzeile|Lizenz/iu;
const KNOWN: [RegExp, string, string[]][] = [
  [/\bset -euo pipefail\b/u, "set -euo pipefail", ["*.{sh,bash}"]],
  [/\bset -eu\b/u, "set -eu", ["*.{sh,bash}"]],
  [/\bset -e\b/u, "set -e", ["*.{sh,bash}"]],
  [/\bfrom __future__ import annotations\b/u, "from __future__ import annotations", ["*.py"]],
  [/[`'"]use strict[`'"]/u, "use strict", ["*.{js,cjs}"]],
  [/[`'"]use client[`'"]/u, "use client", []],
  [/\bfrozen_string_literal\b(?:: true)?/u, "frozen_string_literal: true", ["*.rb"]],
  [/\bdeclare\(strict_types=1\)/u, "declare(strict_types=1)", ["*.php"]],
  [/\bSPDX-License-Identifier\b(?::\s*[\w.-]+)?/u, "SPDX-License-Identifier", SOURCE],
  [/(?<!\.)#pragma once\b/u, "#pragma once", ["*.{h,hpp,hh}"]],
];

type Needed = { text: string; paths: string[] };

/** “Every new source file starts with the licence header …”: new files must hold a text. */
export const newFileNeedsTextRecipe: Recipe = {
  name: "new-file-needs-text",
  title: "New files begin with a text",
  fits: (wish) => (neededOf(wish) ? 0.925 : 0),
  draft(wish) {
    const found = neededOf(wish);
    if (!found) return null;
    const { text, paths } = found;
    const sample = samplePath(paths[0] ?? "") ?? "src/a.ts";
    // Violated only where both parts are: a file is made, and the text is not in it.
    const verifier: VerifierSpec = {
      any: [
        { not: { kind: "file-content", paths, texts: [text], ignoreCase: true, reads: "result" } },
        { not: { kind: "file-path", paths, ops: ["modify", "delete"] } },
      ],
    };
    return {
      params: { text, paths },
      verifier,
      message: `A new file lacks “${text}”.`,
      remedy: text,
      onExhausted: "release",
      applicability: { paths: [], languages: [] },
      stop: [fileExample({ path: sample, op: "create", added: "one\ntwo" })],
      pass: [
        fileExample({ path: sample, op: "create", added: `${text}\none` }),
        fileExample({ path: sample, op: "modify", added: "two" }),
        fileExample({ path: "notes/other.qqq", op: "create", added: "one" }),
      ],
    };
  },
};

function neededOf(wish: Wish): Needed | null {
  if (
    wish.forbids ||
    wish.topic === "naming" ||
    wish.topic === "branch-naming" ||
    /\bcommit|\brepl(?:y|ies)|提交|回复/u.test(wish.text)
  )
    return null;
  for (const said of wish.said) {
    if (!BEGINS.test(said)) continue;
    const known = KNOWN.find(([named]) => named.test(said));
    const quoted = /["“”`'‘「『]([^"“”`'’」』\n]{6,160})["“”`'’」』]/u.exec(said)?.[1];
    const isHeader =
      HEADER.test(said) &&
      /\bfiles?\b|\bscripts?\b|\bmodules?\b|\bsources?\b|文件|脚本|ファイル|Datei/iu.test(said);
    const text =
      known?.[1] ?? (isHeader && quoted && !/^[\w./-]+\.\w{1,4}$/.test(quoted) ? quoted : copyrightIn(said));
    if (!text) continue;
    const outside = said.replace(text, " ");
    const paths = [
      ...pathsIn(outside).map(({ glob }) => glob),
      ...sortsIn(outside).flatMap(({ globs }) => globs),
    ];
    const byLanguage = paths.length > 0 ? paths : languageGlobs(outside);
    const globs = byLanguage.length > 0 ? byLanguage : (known?.[2] ?? SOURCE);
    if (globs.length > 0) return { text, paths: globs.slice(0, 30) };
  }
  return null;
}

/** A header that is named and not quoted: any mention of its subject will do. */
function copyrightIn(said: string): string | null {
  if (!/\b(?:header|notice|top of|starts? with|begins? with)\b|头|开头/iu.test(said)) return null;
  if (/\bcopyright\b|版权/iu.test(said)) return "copyright";
  return /\blicen[sc]e\b|许可证/iu.test(said) ? "license" : null;
}
