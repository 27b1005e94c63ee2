import type { Recipe } from "../recipe";
import { refusedCode } from "../refused-code";

const SQL = ["*.{sql,psql,ddl}"];

/** Habits of SQL and of schemas. */
export const DATABASE_HABITS: Recipe[] = [
  refusedCode({
    name: "no-ordinal-columns",
    title: "Columns are named",
    named:
      /\b(?:order|group) by (?:1|2|\d|ordinals?|numbers?|positions?|column numbers?)\b|\bordinals?\b|\bpositional (?:group|order)/iu,
    files: SQL,
    re: ["(?i)\\b(?:order|group)\\s+by\\s+\\d"],
    remedy: "the column's name",
    stop: [["a.sql", "SELECT a FROM b ORDER BY 1"]],
    pass: [["a.sql", "SELECT a FROM b ORDER BY a -- ORDER BY 1"]],
  }),
  refusedCode({
    name: "no-right-joins",
    title: "Joins are written from the left",
    named:
      /\bright (?:outer )?joins?\b|\bimplicit joins?\b|\bcomma joins?\b|\bcross joins?\b|\bnatural joins?\b/iu,
    files: SQL,
    re: [
      "(?i)\\b(?:right|natural|cross)\\s+(?:outer\\s+)?join\\b",
      "(?i)\\bfrom\\s+\\w+(?:\\.\\w+)?(?:\\s+\\w+)?\\s*,\\s*\\w+",
    ],
    remedy: "LEFT JOIN … ON",
    stop: [["a.sql", "SELECT 1 FROM a RIGHT JOIN b ON a.x = b.x"]],
    pass: [["a.sql", "SELECT 1 FROM a LEFT JOIN b ON a.x = b.x"]],
  }),
  refusedCode({
    name: "timestamps-with-zone",
    title: "Times have a zone",
    named:
      /\btimestamps? without (?:a )?time ?zones?\b|\bplain timestamps?\b|\bbare timestamps?\b|`?timestamp`?(?= columns?| type)/iu,
    rival: /\btimestamptz\b|\btimestamps? with time ?zones?\b/iu,
    files: [...SQL, "*.{prisma,rb,py,ts}"],
    re: [
      "(?i)\\btimestamp(?:\\(\\d\\))?\\s+without\\s+time\\s+zone\\b",
      "(?i)\\s(?:timestamp|datetime)(?:\\(\\d\\))?(?:\\s*,|\\s*\\)|\\s+(?:not\\s+null|default|null)\\b|\\s*;|\\s*$)",
    ],
    remedy: "timestamptz",
    stop: [
      ["a.sql", "CREATE TABLE a (b timestamp NOT NULL);"],
      ["a.sql", "  created_at TIMESTAMP,"],
    ],
    pass: [
      ["a.sql", "CREATE TABLE a (b timestamptz NOT NULL);"],
      ["a.sql", "b timestamp with time zone"],
    ],
  }),
  refusedCode({
    name: "exact-money",
    title: "Money is not a float",
    named:
      /\b(?:floats?|doubles?|real)\b(?=.{0,40}\b(?:money|prices?|amounts?|currenc\w+)\b)|\b(?:money|prices?|amounts?|currenc\w+)\b.{0,40}\b(?:floats?|doubles?|floating[- ]point|real)\b/iu,
    files: [...SQL, "*.{ts,py,go,java,kt,rs,cs,rb,prisma}"],
    re: [
      "(?i)\\b\\w*(?:price|amount|total|balance|cost|fee|salary|tax|fare)\\w*\\s*=\\s*(?:float|parseFloat|Double\\.parseDouble)\\s*\\(",
      "(?i)\\b\\w*(?:price|amount|total|balance|cost|fee|salary|tax|fare)\\w*\\s*:?\\s*(?:\\w+\\.)?(?:float(?:32|64)?|double(?: precision)?|real|f32|f64)\\b",
      "(?i)\\b(?:float|double)\\s+\\w*(?:price|amount|total|balance|cost|fee|salary|tax|fare)\\w*",
    ],
    remedy: "a decimal, or whole cents",
    stop: [
      ["a.sql", "  price float NOT NULL,"],
      ["a.go", "type A struct { Price float64 }"],
      ["A.java", "double price = 1;"],
    ],
    pass: [
      ["a.sql", "  price numeric(10, 2) NOT NULL,"],
      ["a.go", "ratio float64"],
    ],
  }),
  refusedCode({
    name: "text-not-varchar",
    title: "Texts are text",
    named: /\bvarchar(?:\(\d+\)|\(n\))?/iu,
    rival: /\btext (?:columns?|type)\b/iu,
    files: SQL,
    re: ["(?i)\\bvarchar\\b", "(?i)\\bcharacter\\s+varying\\b"],
    remedy: "text",
    stop: [["a.sql", "  name varchar(255) NOT NULL,"]],
    pass: [["a.sql", "  name text NOT NULL, -- varchar"]],
  }),
  refusedCode({
    name: "identity-not-serial",
    title: "Keys are not serial",
    named: /\b(?:big)?serial\b|\bauto_?increment\b/iu,
    rival:
      /\bidentity columns?\b|\buuids?\b(?= (?:as )?(?:primary )?keys?)|\bgenerated always as identity\b/iu,
    files: SQL,
    re: ["(?i)\\b(?:big|small)?serial\\b", "(?i)\\bauto_?increment\\b"],
    remedy: "GENERATED ALWAYS AS IDENTITY",
    stop: [["a.sql", "  id serial PRIMARY KEY,"]],
    pass: [["a.sql", "  id bigint GENERATED ALWAYS AS IDENTITY, -- serial"]],
  }),
  refusedCode({
    name: "concurrent-indexes",
    title: "Indexes are built concurrently",
    named: /\b(?:indexes|index|indices)\b.{0,30}\bwithout concurrently\b|\bblocking index\w*\b/iu,
    rival: /\bconcurrently\b/iu,
    files: [...SQL, "*.rb"],
    re: ["(?i)\\bcreate\\s+(?:unique\\s+)?index\\s+(?:if\\s+not\\s+exists\\s+)?\\w+"],
    notRe: ["(?i)\\bconcurrently\\b"],
    remedy: "CREATE INDEX CONCURRENTLY",
    stop: [["a.sql", "CREATE INDEX i ON a (b);"]],
    pass: [["a.sql", "CREATE INDEX CONCURRENTLY i ON a (b);"]],
  }),
  refusedCode({
    name: "no-cascades",
    title: "Deletes do not cascade",
    named: /\b(?:on delete )?cascad(?:e|es|ing)\b(?: deletes?)?/iu,
    files: [...SQL, "*.{prisma,rb,py,ts}"],
    re: [
      "(?i)\\bon\\s+delete\\s+cascade\\b",
      "\\bonDelete:\\s*[\"']?(?:Cascade|CASCADE)",
      "\\bmodels\\.CASCADE\\b",
      "(?i)\\bdrop\\b[^;\\n]*\\bcascade\\b",
    ],
    where: "anywhere",
    notRe: ["^\\s*(?:--|#|//)"],
    remedy: "ON DELETE RESTRICT",
    stop: [["a.sql", "b int REFERENCES c ON DELETE CASCADE"]],
    pass: [["a.sql", "b int REFERENCES c ON DELETE RESTRICT"]],
  }),
  refusedCode({
    name: "no-stored-logic",
    title: "No triggers and no stored procedures",
    named: /\btriggers?\b|\bstored procedures?\b/iu,
    when: (wish) =>
      /\bsql\b|\bdatabases?\b|\bdb\b|\bpostgres\b|\bmysql\b|\bstored\b|\bmigrations?\b/i.test(wish.text) &&
      !/\bworkflow|\bgithub\b|\bci\b/i.test(wish.text),
    files: SQL,
    re: ["(?i)\\bcreate\\s+(?:or\\s+replace\\s+)?(?:trigger|procedure|function)\\b"],
    remedy: "code of the application",
    stop: [["a.sql", "CREATE TRIGGER a BEFORE INSERT ON b"]],
    pass: [["a.sql", "CREATE TABLE trigger_log (a int);"]],
  }),
  refusedCode({
    name: "no-nolock",
    title: "No NOLOCK",
    named: /\b(?:with ?\()?nolock\)?|\bread uncommitted\b/iu,
    files: [...SQL, "*.cs"],
    re: ["(?i)\\bnolock\\b", "(?i)\\bread\\s+uncommitted\\b"],
    where: "anywhere",
    notRe: ["^\\s*(?:--|//)"],
    remedy: "snapshot isolation",
    stop: [["a.sql", "SELECT a FROM b WITH (NOLOCK)"]],
    pass: [["a.sql", "SELECT a FROM b"]],
  }),
];
