#!/usr/bin/env node
// npm run backup [-- file]
import { runOperatorEntry } from "./run-operator-entry.mjs";

const [file] = process.argv.slice(2);
runOperatorEntry("server/backup/backup.ts", file === undefined ? [] : [file]);
