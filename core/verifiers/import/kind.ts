import { fileMoment } from "../cases";
import { globKeys } from "../file-index";
import type { VerifierKind } from "../verifier";
import { importRelatedKey, runImport } from "./run";
import { type ImportSpec, importSpec } from "./spec";

const noLodash: ImportSpec = { kind: "import", modules: ["lodash"] };
const noRequests: ImportSpec = { kind: "import", modules: ["requests"] };

export const importKind: VerifierKind<ImportSpec> = {
  kind: "import",
  title: "Import",
  spec: importSpec,
  points: ["action_requested"],
  actionKinds: ["file_change", "shell_command"],
  run: runImport,
  explain: (spec) => ({
    when: `The agent adds an import to ${spec.paths?.join(", ") ?? "a source file"}.`,
    stops: spec.modules.map((module) => `importing ${module}, or anything below it`),
    passes: ["other modules", "the name in comments, strings and prose", ...(spec.except ?? [])],
  }),
  index: (spec) => ({ file: spec.paths?.length ? globKeys(spec.paths) : ["*"] }),
  relatedKey: importRelatedKey,
  cases: {
    stop: [
      {
        name: "default import",
        spec: noLodash,
        moment: fileMoment({ path: "a.ts", added: "import _ from 'lodash';" }),
      },
      {
        name: "below",
        spec: noLodash,
        moment: fileMoment({ path: "a.ts", added: 'import d from "lodash/debounce";' }),
      },
      {
        name: "require",
        spec: noLodash,
        moment: fileMoment({ path: "b.js", added: "const {map} = require('lodash');" }),
      },
      {
        name: "over lines",
        spec: noLodash,
        moment: fileMoment({ path: "b.js", added: "import {\n  map,\n} from 'lodash';" }),
      },
      {
        name: "Python list",
        spec: noRequests,
        moment: fileMoment({ path: "a.py", added: "import os, requests" }),
      },
      {
        name: "Python from",
        spec: noRequests,
        moment: fileMoment({ path: "a.py", added: "from requests.auth import X" }),
      },
    ],
    pass: [
      {
        name: "comment",
        spec: noLodash,
        moment: fileMoment({ path: "a.ts", added: "// import _ from 'lodash'" }),
      },
      { name: "string", spec: noLodash, moment: fileMoment({ path: "a.ts", added: "const s = 'lodash';" }) },
      {
        name: "prose",
        spec: noLodash,
        moment: fileMoment({ path: "README.md", added: "import _ from 'lodash'" }),
      },
      {
        name: "longer name",
        spec: noLodash,
        moment: fileMoment({ path: "a.ts", added: "import _ from 'lodash-es';" }),
      },
    ],
  },
};
