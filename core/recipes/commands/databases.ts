import type { Recipe } from "../recipe";
import { refusedAct } from "../refused-commands";

const clients = [
  "psql",
  "mysql",
  "mariadb",
  "sqlite3",
  "sqlcmd",
  "clickhouse-client",
  "duckdb",
  "bq",
  "snowsql",
  "cockroach",
];

/** `*DROP *` in the spellings in which people type SQL. */
function statements(...words: string[]): string[] {
  return words.flatMap((word) => [word.toUpperCase(), word.toLowerCase()].map((one) => `*${one}*`));
}

/** Acts on databases. */
export const DATABASE_ACTS: Recipe[] = [
  refusedAct({
    name: "keep-databases",
    title: "Databases are not dropped, reset or emptied",
    named:
      /\b(?:drop|reset|wip|recreat|truncat|flush|nuk|delet|destroy|re-?seed|empty|clear)\w*\b.{0,25}\b(?:databases?|db|tables?|schemas?|redis|caches? in redis|collections?|my data|dev data|test data|local data)\b|\bdb:(?:reset|drop)\b|\bflush(?:all|db)\b|\bdropdb\b|删库|清空.{0,4}(?:数据库|表)/iu,
    unless:
      /\bdrop(?:ping)? (?:tables?|columns?)\b|\bmigrations?\b.{0,20}\bfile|\bcode\b|\bsoft[- ]delete|\bcolumns?\b|\bwithout a? ?where\b|\btests? (?:must|should|clean)/iu,
    forbid: [
      { program: ["dropdb"] },
      {
        program: clients,
        args: statements(
          "drop table",
          "drop database",
          "drop schema",
          "truncate",
          "delete from",
          "drop collection",
        ),
      },
      {
        program: ["rails", "rake"],
        subcommand: [
          "db:drop",
          "db:reset",
          "db:purge",
          "db:setup",
          "db:migrate:reset",
          "db:schema:load",
          "db:truncate_all",
          "db:seed:replant",
        ],
      },
      { program: ["prisma"], subcommand: ["migrate reset"] },
      { program: ["prisma"], subcommand: ["db push"], flags: ["--force-reset|--accept-data-loss"] },
      { program: ["redis-cli", "valkey-cli"], args: ["flushall", "FLUSHALL", "flushdb", "FLUSHDB"] },
      { program: ["mongosh", "mongo"], args: ["*drop*", "*deleteMany*", "*remove(*"] },
      {
        program: ["php"],
        args: [
          "migrate:fresh",
          "migrate:refresh",
          "migrate:reset",
          "db:wipe",
          "doctrine:database:drop",
          "doctrine:schema:drop",
        ],
      },
      { program: ["mix"], subcommand: ["ecto.drop", "ecto.reset"] },
      { program: ["dotnet"], subcommand: ["ef database drop"] },
      { program: ["manage.py"], subcommand: ["flush", "reset_db", "sqlflush"] },
      { program: ["python", "python3"], subcommand: ["*manage.py flush", "*manage.py reset_db"] },
      { program: ["flyway"], subcommand: ["clean"] },
      { program: ["liquibase"], subcommand: ["drop-all", "dropAll"] },
      { program: ["knex"], subcommand: ["migrate:rollback"] },
      { program: ["supabase"], subcommand: ["db reset"] },
      { program: ["sequelize", "sequelize-cli", "typeorm"], subcommand: ["db:drop", "schema:drop"] },
      { program: ["dropuser"] },
      {
        program: ["npm", "pnpm", "yarn", "bun"],
        subcommand: ["run db:reset", "db:reset", "run db:drop", "db:drop", "run reset-db"],
      },
    ],
    message: "Data that is gone cannot be brought back.",
    remedy: "work on a copy, or ask the person",
    irreversible: true,
    liftedBy: ["drop", "reset", "truncate", "delete", "seed"],
    stop: [
      "dropdb app",
      "psql -c 'DROP TABLE a'",
      "rails db:reset",
      "npx prisma migrate reset",
      "redis-cli flushall",
      "php artisan migrate:fresh --seed",
    ],
    pass: [
      "psql -c 'select 1'",
      "rails db:migrate:status",
      "redis-cli get a",
      "npx prisma studio",
      "echo 'drop table a'",
    ],
  }),
  refusedAct({
    name: "read-only-sql",
    title: "Databases are only read",
    named:
      /\b(?:writ|insert|updat|delet|modif|chang|alter)\w*\b.{0,25}\b(?:to|in|into|on|from|of)?\s*(?:the )?(?:\w+ )?(?:databases?|db|rows?|tables?|records?)\b/iu,
    rival:
      /\b(?:only|just)\b.{0,20}\b(?:selects?|read(?:s|ing)?|quer(?:y|ies))\b.{0,40}|\bread[- ]?only\b.{0,30}\b(?:sql|databases?|db|quer(?:y|ies)|psql|mysql)\b|\b(?:sql|databases?|db|psql|mysql)\b.{0,30}\bread[- ]?only\b/iu,
    unless:
      /\bmcp\b|\bkubectl\b|\bfiles?\b|\bcode\b|\bmigrations?\b|\bdocs?\b|\bwithout\b|\bbefore\b|\bafter\b|\bwhen\b|\bterraform|\bschemas?\b|\blogs?\b|\bjira\b/iu,
    forbid: [
      {
        program: clients,
        args: statements(
          "insert into",
          "update ",
          "delete from",
          "drop ",
          "truncate",
          "alter ",
          "create table",
          "grant ",
        ),
      },
      { program: ["mongosh", "mongo"], args: ["*insert*", "*update*", "*delete*", "*drop*", "*remove(*"] },
      {
        program: ["redis-cli"],
        args: ["set", "SET", "del", "DEL", "flushall", "FLUSHALL", "flushdb", "hset", "expire"],
      },
      { program: ["dropdb", "createdb"] },
    ],
    message: "Databases are only read.",
    remedy: "give the person the statement",
    irreversible: true,
    liftedBy: ["update", "insert", "delete"],
    stop: [
      "psql -c 'UPDATE a SET b = 1'",
      'mysql -e "delete from a"',
      "sqlite3 a.db 'INSERT INTO a VALUES (1)'",
    ],
    pass: ["psql -c 'select 1'", "sqlite3 a.db '.schema'", "npm update"],
  }),
  refusedAct({
    name: "no-seeding",
    title: "Databases are not seeded",
    named:
      /\b(?:run(?:ning)?|execut\w*|re-?run\w*) (?:the )?(?:db |database )?seeds?(?:ers?| scripts?)?\b|\bdb:seed\b|\bseed(?:ing)? (?:the )?(?:db|database)\b/iu,
    forbid: [
      { program: ["rails", "rake"], subcommand: ["db:seed", "db:seed:replant", "db:setup"] },
      { program: ["prisma"], subcommand: ["db seed"] },
      { program: ["npm", "pnpm", "yarn", "bun"], subcommand: ["run seed", "seed", "run db:seed", "db:seed"] },
      { program: ["php"], args: ["db:seed"] },
      { program: ["knex"], subcommand: ["seed:run"] },
      { program: ["manage.py"], subcommand: ["loaddata"] },
      { program: ["python", "python3"], subcommand: ["*manage.py loaddata"] },
      { program: ["sequelize", "sequelize-cli"], subcommand: ["db:seed:all", "db:seed"] },
    ],
    message: "Seeds are run by people.",
    remedy: "ask the person",
    stop: ["rails db:seed", "npx prisma db seed", "npm run seed"],
    pass: ["cat db/seeds.rb", "npx prisma generate"],
  }),
  refusedAct({
    name: "no-dumps",
    title: "No dumps of databases",
    named:
      /\b(?:dump|export)(?:s|ing)?\b.{0,20}\b(?:databases?|db|production data|customer data)\b|\bpg_dump\b|\bmysqldump\b/iu,
    forbid: [{ program: ["pg_dump", "pg_dumpall", "mysqldump", "mongodump", "mongoexport", "mysqlpump"] }],
    message: "Databases are not copied out.",
    remedy: "ask the person for test data",
    irreversible: true,
    stop: ["pg_dump app > a.sql", "mysqldump app"],
    pass: ["psql -c 'select 1'", "pg_dump.md", "cat docs/pg_dump.md"],
  }),
];
