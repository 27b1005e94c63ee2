import { textRecipe } from "../text-recipe";
import { COMMENT_LINE, SOURCE } from "./files";

const KEYWORDS =
  "select|insert\\s+into|delete\\s+from|where|inner\\s+join|left\\s+join|join|order\\s+by|group\\s+by|having|create\\s+table|alter\\s+table|drop\\s+table|create\\s+index|union|from|update\\s+[\\w.]+\\s+set|values\\s*\\(|limit\\s+\\d";

/** `Select`, `From`: neither one nor the other. */
const CAPITALISED = "Select|Insert|Delete|Update|From|Where|Join|Create|Alter|Drop";

const UPPER_KEYWORDS =
  "SELECT|INSERT\\s+INTO|DELETE\\s+FROM|WHERE|JOIN|ORDER\\s+BY|GROUP\\s+BY|HAVING|CREATE\\s+TABLE|ALTER\\s+TABLE|DROP\\s+TABLE|UNION|FROM|VALUES|UPDATE\\s+\\w+\\s+SET|LIMIT\\s+\\d";

export const upperKeywordsRecipe = textRecipe({
  name: "sql-upper-case",
  title: "SQL keywords in capitals",
  topics: [],
  rival:
    /\b(?:upper[- ]?case|capital(?:s|i[sz]ed)?|caps|all[- ]caps)\b|大写|大文字|Großbuchstaben|groß(?:geschrieben)?|mayúsculas|majuscules/iu,
  named: /\blower[- ]?case\b|小写/iu,
  when: (wish) =>
    /\bsql\b/u.test(wish.text) && /upper|capital|caps|大写|大文字|groß|mayúscula|majuscule/u.test(wish.text),
  spec: { paths: ["*.sql"], re: [`\\b(${KEYWORDS})\\b`, `\\b(${CAPITALISED})\\b`], in: "code" },
  message: "SQL keywords are written in capitals.",
  remedy: "SELECT … FROM … WHERE …",
  stop: [{ path: "db/a.sql", added: "select id from users;" }],
  pass: [
    { path: "db/a.sql", added: "SELECT id FROM users;" },
    { path: "db/a.sql", added: "-- select id\nSELECT selected FROM joins;" },
  ],
});

export const lowerKeywordsRecipe = textRecipe({
  name: "sql-lower-case",
  title: "SQL keywords in small letters",
  topics: [],
  rival: /\blower[- ]?case\b|小写|小文字|Kleinbuchstaben|minúsculas|minuscules/iu,
  when: (wish) =>
    /\bsql\b/u.test(wish.text) && /\bkeywords?\b|关键字|关键词|キーワード|Schlüsselw/iu.test(wish.text),
  spec: {
    paths: ["*.sql"],
    re: [`\\b(${UPPER_KEYWORDS})\\b`],
    in: "code",
  },
  message: "SQL keywords are written in small letters.",
  remedy: "select … from … where …",
  stop: [{ path: "db/a.sql", added: "SELECT id FROM users;" }],
  pass: [{ path: "db/a.sql", added: "select id from users;" }],
});

export const noSelectStarRecipe = textRecipe({
  name: "no-select-star",
  title: "No SELECT *",
  topics: [],
  named: /\bselect ?\*|\bselect[- ](?:star|all)\b|查询所有列/iu,
  spec: { paths: SOURCE, re: ["(?i)\\bselect\\s+(?:distinct\\s+)?(\\w+\\.)?\\*"], notRe: [COMMENT_LINE] },
  message: "Queries name their columns.",
  remedy: "SELECT id, name FROM …",
  stop: [
    { path: "db/a.sql", added: "SELECT * FROM users;" },
    { path: "src/a.ts", added: 'db.query("select * from users");' },
  ],
  pass: [
    { path: "db/a.sql", added: "SELECT count(*) FROM users;" },
    { path: "db/a.sql", added: "-- SELECT * FROM users" },
  ],
});

const DROPS =
  /\b(?:drop(?:ping|s)?)\b[- ]?(?:table|column|database|schema|index)?s?|\btruncat\w*|删(?:除)?(?:表|库|列)/iu;

export const noDropRecipe = textRecipe({
  name: "no-drop",
  title: "No DROP or TRUNCATE",
  topics: [],
  named: DROPS,
  when: (wish) =>
    /\bdrop\w*\b.{0,25}\b(?:tables?|columns?|databases?|schemas?|statements?)|\btruncat|删(?:除)?(?:表|库|列)|\bDROP\b/u.test(
      wish.candidate.directive + wish.text,
    ),
  spec: {
    paths: SOURCE,
    re: ["(?i)\\bdrop\\s+(table|column|database|schema)\\b", "(?i)\\btruncate\\s+(table\\s+)?\\w+"],
    notRe: [COMMENT_LINE],
  },
  also: {
    kind: "shell-command",
    forbid: [
      {
        program: ["psql", "mysql", "mariadb", "sqlite3", "sqlcmd", "clickhouse-client", "duckdb"],
        args: [
          "*drop table*",
          "*DROP TABLE*",
          "*drop database*",
          "*DROP DATABASE*",
          "*drop schema*",
          "*DROP SCHEMA*",
          "*drop column*",
          "*DROP COLUMN*",
          "*truncate *",
          "*TRUNCATE *",
        ],
      },
      { program: ["dropdb"] },
    ],
  },
  message: "Data is not dropped.",
  remedy: "leave it to the person",
  severity: "critical",
  onExhausted: "ask",
  stop: [
    { path: "db/a.sql", added: "DROP TABLE users;" },
    { path: "db/a.sql", added: "ALTER TABLE users DROP COLUMN name;" },
  ],
  pass: [
    { path: "db/a.sql", added: "CREATE TABLE users (id int);" },
    { path: "db/a.sql", added: "-- DROP TABLE users" },
  ],
});

export const noUnboundedDeleteRecipe = textRecipe({
  readsBounds: true,
  name: "no-delete-without-where",
  title: "No DELETE without WHERE",
  topics: [],
  named:
    /\b(?:delete|update)s?\b[^.]{0,40}\bwithout\b[^.]{0,12}\bwhere\b|(?:delete|update|删除|更新).{0,12}(?:没有|不带|缺少) ?where/iu,
  spec: {
    paths: SOURCE,
    re: [
      '(?i)\\bdelete\\s+from\\s+[\\w."`]+\\s*(;|$|[\'"`])',
      '(?i)\\bupdate\\s+[\\w."`]+\\s+set\\s+[^;\\n]*(;|$)',
    ],
    notRe: [COMMENT_LINE, "(?i)\\bwhere\\b"],
  },
  message: "This would change every row.",
  remedy: "add a WHERE",
  severity: "critical",
  stop: [{ path: "db/a.sql", added: "DELETE FROM users;" }],
  pass: [{ path: "db/a.sql", added: "DELETE FROM users WHERE id = 1;" }],
});
