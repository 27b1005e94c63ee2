import { commandExample, fileExample } from "./examples";
import { installing } from "./installing";
import type { Recipe } from "./recipe";
import { mentions, type Wish } from "./wish";

/** “Stop importing from lodash”, “use date-fns instead of moment”. */
export const forbiddenImportRecipe: Recipe = {
  name: "forbidden-import",
  title: "Forbidden import",
  fits: (wish) => (modulesOf(wish).length > 0 ? 0.9 : 0),
  draft(wish) {
    const modules = modulesOf(wish);
    const first = modules[0];
    if (first === undefined) return null;
    const python = wish.candidate.applicability.languages.includes("python") || /\bpython\b/.test(wish.text);
    const path = python ? "app/a.py" : "src/a.ts";
    const line = (module: string) => (python ? `import ${module}` : `import x from '${module}';`);
    // Who speaks of importing means that; who names a library does not want it at all.
    const packages =
      !IMPORTING.test(wish.text) && modules.every((module) => /^@?[\w.-]+(?:\/[\w.-]+)?$/.test(module));
    const install = (module: string) => `${python ? "pip install" : "npm install"} ${module}`;
    const wanted = wish.wanted.find((term) => /^[@\w./-]{2,60}$/.test(term) && !/^(?:do|use)$/i.test(term));
    return {
      params: { modules },
      verifier: packages
        ? {
            all: [
              { kind: "import", modules },
              { kind: "shell-command", forbid: installing(modules) },
            ],
          }
        : { kind: "import", modules },
      message: packages
        ? `${modules.join(", ")} is neither installed nor imported here.`
        : `${modules.join(", ")} is not imported here.`,
      remedy: wanted ?? null,
      onExhausted: "release",
      stop: [
        fileExample({ path, added: line(first) }),
        ...(packages ? [commandExample(install(first))] : []),
      ],
      pass: [
        ...(packages ? [commandExample(install("another-package"))] : []),
        fileExample({ path, added: python ? `# import ${first}` : `// import x from '${first}'` }),
        fileExample({
          path,
          added: line(wanted && wanted !== first ? wanted.replace(/[^\w@/.-]/g, "") : "another"),
        }),
      ],
    };
  },
};

const IMPORTING = /\b(?:import(?:ing|s)?(?:\s+from)?|require|depend(?:ing)? on)\s+[`'"]?(@?[a-z][\w./@-]*)/;
const GLUED = /(?:引入|导入|引用|依赖)\s*[`'"]?(@?[a-z][\w./@-]*)/u;
/** Libraries that people name without saying “import”. */
const LIBRARIES = new Set(
  "axios moment dayjs date-fns luxon lodash underscore ramda jquery request got node-fetch superagent bluebird rxjs redux mobx zustand immer formik yup joi zod ajv express koa fastify mongoose sequelize typeorm knex uuid nanoid chalk winston pino bunyan dotenv classnames styled-components emotion bootstrap tailwindcss enzyme sinon requests httpx aiohttp pandas polars numpy flask django fastapi sqlalchemy pydantic celery boto3 mock freezegun".split(
    " ",
  ),
);
const NO_MODULES = new Set([
  "from",
  "in",
  "at",
  "the",
  "anything",
  "statements",
  "order",
  "paths",
  "stars",
  "types",
  "directly",
  "everything",
]);

function modulesOf(wish: Wish): string[] {
  if (!wish.forbids && !/\b(?:not|don'?t|never|stop|instead|no)\b/.test(wish.text)) return [];
  const isImportTopic = wish.topic.startsWith("import:");
  const byTopic = isImportTopic ? [wish.topic.slice("import:".length)] : [];
  const named = (IMPORTING.exec(wish.text)?.[1] ?? GLUED.exec(wish.text)?.[1])?.replace(/[.,;]$/, "");
  const known = wish.unwanted.map((term) => term.toLowerCase()).filter((term) => LIBRARIES.has(term));
  const found = byTopic.length > 0 ? byTopic : [named ?? "", ...known];
  const modules = found.filter((name) => /^@?[\w][\w./@-]*$/.test(name) && !NO_MODULES.has(name));
  // Whoever says “moment.js” means the package `moment`, and may have installed either.
  return [
    ...new Set(modules.flatMap((name) => [name, ...(mentions(wish, `${name}.js`) ? [`${name}.js`] : [])])),
  ];
}
