import { textRecipe } from "../text-recipe";
import { PYTHON, SCRIPT, TEST_FILES } from "./files";

const PY = "app/a.py";

export const noBareExceptRecipe = textRecipe({
  name: "no-bare-except",
  title: "No bare except",
  topics: [],
  named:
    /\b(?:bare|naked|blank|plain)[- `'"]+excepts?\b|[`'"]except:?[`'"]|\bexcept:|裸(?:的)? ?except|素の except|except desnudos?/iu,
  when: (wish) => !/\bexcept(?:ion)? exception\b|\bbroad\b/u.test(wish.text),
  spec: { paths: PYTHON, re: ["\\bexcept\\s*:"], in: "code" },
  message: "A bare except hides every error.",
  remedy: "catch the exception that is expected",
  stop: [{ path: PY, added: "try:\n    f()\nexcept:\n    g()" }],
  pass: [
    { path: PY, added: "except ValueError:" },
    { path: PY, added: "# except:" },
  ],
});

export const noBroadExceptRecipe = textRecipe({
  name: "no-broad-except",
  title: "No broad except",
  topics: [],
  named:
    /\bexcept exception\b|\bbroad(?:ly)?[- ](?:excepts?|exceptions?|catch\w*)|\bcatch(?:ing)?[- ]all\b|\bcatch(?:ing)? (?:generic )?[`'"]?Exception\b|过于宽泛|宽泛的异常/iu,
  spec: {
    paths: [...PYTHON, "*.{java,kt,cs}"],
    re: [
      "\\bexcept\\s*(\\(?\\s*(Base)?Exception\\b|:)",
      "\\bcatch\\s*\\(\\s*(final\\s+)?(\\w+\\s*:\\s*)?(Exception|Throwable)\\b",
    ],
    in: "code",
  },
  message: "Catching everything hides errors.",
  remedy: "catch the exception that is expected",
  stop: [
    { path: PY, added: "except Exception as e:" },
    { path: PY, added: "except:" },
  ],
  pass: [
    { path: PY, added: "except KeyError:" },
    { path: PY, added: "raise Exception(1)" },
  ],
});

export const noSwallowedErrorsRecipe = textRecipe({
  name: "no-swallowed-errors",
  title: "No swallowed errors",
  topics: [],
  named:
    /\b(?:empty|silent(?:ly)?|blank)\s+(?:catch|except|rescue)\w*|\b(?:catch|except|rescue)\b[^.]{0,20}\b(?:blocks?|clauses?)?[^.]{0,12}\bempty\b|\bsilent(?:ly)? (?:swallow|ignor|discard|drop|fail)\w*|\b(?:swallow|suppress|silenc)\w*\s+(?:\w+\s+){0,2}(?:exceptions?|errors?|failures?)|\bignor\w*\s+(?:\w+\s+)?(?:exceptions?|errors?)\b|\bexcept(?:ion)?:?[^.]{0,12}\bpass\b|吞(?:掉|没|咽)?(?:任何)?(?:异常|错误)|空(?:的)? ?catch|catch ?块.{0,6}空|静默(?:忽略|失败|吞)|握りつぶ|Fehler\w* (?:ver)?schluck\w*|leere\w* catch|catch vac[ií]os?|blocs? catch vides?|avaler?\w* (?:les |des )?(?:erreurs|exceptions)/iu,
  spec: {
    paths: [...SCRIPT, ...PYTHON, "*.{java,kt,cs,php,dart,scala,rb}"],
    re: [
      "\\bcatch\\s*(\\([^)]*\\))?\\s*\\{[\\s\\x{00A0}]*\\}",
      "\\.catch\\(\\s*(\\(\\s*\\w*\\s*\\)|\\w+)\\s*=>\\s*(\\{[\\s\\x{00A0}]*\\}|undefined|null)\\s*\\)",
      "\\bexcept\\b[^\\n]*:[\\s\\x{00A0}]*(pass|\\.\\.\\.)[\\s\\x{00A0}]*(\\n|$)",
      "\\bcontextlib\\.suppress\\(\\s*(Base)?Exception",
      "\\brescue\\b[^\\n]*[\\s\\x{00A0}]*\\n\\s*(nil\\s*\\n\\s*)?end\\b",
    ],
    in: "code",
  },
  message: "An error is swallowed here.",
  remedy: "handle it, log it, or let it through",
  stop: [
    { path: "src/a.ts", added: "try { f(); } catch (e) {}" },
    { path: "src/a.ts", added: "try {\n  f();\n} catch {\n  // ignore\n}" },
    { path: PY, added: "try:\n    f()\nexcept ValueError:\n    pass" },
  ],
  pass: [
    { path: "src/a.ts", added: "try { f(); } catch (e) { logger.error(e); }" },
    { path: PY, added: "except ValueError:\n    raise" },
    { path: PY, added: "def f():\n    pass" },
  ],
});

export const fStringsRecipe = textRecipe({
  name: "f-strings",
  title: "f-strings",
  topics: [],
  named:
    /\bstr\.format\b|\.format\(?\)?|[`'"]?%[- ]?(?:format\w*|operator|s\b)|\bpercent[- ]format\w*|% 格式化|百分号格式化/iu,
  rival: /\bf-?strings?\b|f 字符串|f文字列/iu,
  when: (wish) => !/\blogg/u.test(wish.text),
  spec: { paths: PYTHON, re: ["['\"]\\s*\\.format\\(", "['\"]\\s*%\\s*[\\w(]"], in: "code" },
  message: "Strings are formatted with f-strings.",
  remedy: 'f"… {value}"',
  stop: [
    { path: PY, added: 'x = "hi {}".format(name)' },
    { path: PY, added: 'x = "hi %s" % name' },
  ],
  pass: [
    { path: PY, added: 'x = f"hi {name}"' },
    { path: PY, added: "rest = 7 % count" },
  ],
});

export const noLogFStringsRecipe = textRecipe({
  name: "no-f-strings-in-logs",
  title: "No f-strings in log calls",
  topics: [],
  named: /\bf-?strings?\b[^.]{0,30}\blog\w*|\blog\w*[^.]{0,30}\bf-?strings?\b|日志.{0,10}f-?string/iu,
  spec: {
    paths: PYTHON,
    re: ["\\blog(ger|ging)?\\.(debug|info|warning|warn|error|exception|critical|log)\\(\\s*f['\"]"],
    in: "code",
  },
  message: "Log calls take their values as arguments.",
  remedy: 'logger.info("… %s", value)',
  stop: [{ path: PY, added: 'logger.info(f"user {name}")' }],
  pass: [
    { path: PY, added: 'logger.info("user %s", name)' },
    { path: PY, added: 'x = f"user {name}"' },
  ],
});

export const pathlibRecipe = textRecipe({
  name: "pathlib",
  title: "pathlib instead of os.path",
  topics: [],
  named: /\bos\.path\b(?:\.\w+)?/iu,
  rival: /\bpathlib\b/iu,
  spec: {
    paths: PYTHON,
    words: ["os.path"],
    re: ["^\\s*from\\s+os\\s+import\\s+([\\w, ]+,\\s*)?path\\b"],
    in: "code",
  },
  message: "Paths are handled with pathlib.",
  remedy: "pathlib.Path",
  stop: [{ path: PY, added: "p = os.path.join(a, b)" }],
  pass: [
    { path: PY, added: "p = Path(a) / b" },
    { path: PY, added: "# os.path.join" },
  ],
});

export const typeHintsRecipe = textRecipe({
  name: "python-type-hints",
  title: "Type hints in Python",
  topics: [],
  named: /\buntyped (?:functions?|python|defs?|code)\b/iu,
  rival:
    /\btype[- ](?:hint|annotation)s?\b|\btype-?hinted\b|\b(?:fully )?(?:typed|annotated) (?:functions?|signatures?|python)|\breturn types?\b|类型(?:注解|提示|标注)|型(?:ヒント|注釈)|Typ(?:-Hints?|annotation\w*)|anotaciones de tipo|annotations? de types?/iu,
  when: (wish) => !/\btypescript|\bts\b/u.test(wish.text),
  spec: {
    paths: PYTHON,
    except: TEST_FILES,
    re: ["^\\s*(async\\s+)?def\\s+\\w+\\s*\\([^)\\n]*\\)\\s*:"],
    notRe: ["\\bdef\\s+__\\w+__"],
    in: "code",
  },
  message: "Functions say the types that they take and give.",
  remedy: "def name(value: int) -> str:",
  stop: [{ path: PY, added: "def load(id):\n    return id" }],
  pass: [
    { path: PY, added: "def load(id: int) -> int:\n    return id" },
    { path: PY, added: "def __init__(self):\n    pass" },
    { path: PY, added: "total = load(1)" },
  ],
});

export const noMutableDefaultsRecipe = textRecipe({
  name: "no-mutable-defaults",
  title: "No mutable default arguments",
  topics: [],
  named: /\bmutable defaults?(?: arguments?| parameters?| args?)?|可变(?:的)?默认(?:参数|值)/iu,
  spec: {
    paths: PYTHON,
    re: ["\\bdef\\s+\\w+\\s*\\([^)]*=\\s*(\\[\\s*\\]|\\{\\s*\\}|list\\(\\)|dict\\(\\)|set\\(\\))"],
    in: "code",
  },
  message: "A mutable default is shared between calls.",
  remedy: "None, and make it inside",
  stop: [{ path: PY, added: "def add(x, items=[]):" }],
  pass: [{ path: PY, added: "def add(x, items=None):" }],
});
