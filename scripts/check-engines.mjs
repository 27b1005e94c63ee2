#!/usr/bin/env node
// npm's engine-strict cannot be switched on (one package of the Prisma CLI asks for more than it needs),
// so this reads what the installed packages ask for and compares it with the oldest Node we promise.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

process.chdir(path.resolve(import.meta.dirname, ".."));

const ALLOWED = new Set(["node_modules/@prisma/streams-local"]);
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const floor = parseVersion(/\d[\d.]*/.exec(packages[""].engines.node)[0]);

const problems = Object.entries(packages).filter(([name, { engines }]) => {
  if (!engines?.node || ALLOWED.has(name) || !existsSync(name)) return false;
  return !satisfies(floor, engines.node);
});
for (const [name, { engines }] of problems) {
  console.error(
    `${name} needs Node ${engines.node}: take an older version, or raise "engines" in package.json.`,
  );
}
console.log(
  `engines: Node ${floor.join(".")} fits ${Object.keys(packages).length} packages, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

function parseVersion(text) {
  const [major = "0", minor = "0", patch = "0"] = text.split(".");
  return [major, minor, patch].map((part) => Number.parseInt(part, 10) || 0);
}

/** The forms that packages use: "||" of spaced comparators, ^, ~, x-ranges and "a - b". */
function satisfies(version, range) {
  return range.split("||").some((part) => {
    const between = /^\s*([\d.]+)\s+-\s+([\d.]+)\s*$/.exec(part);
    if (between) return compare(version, between[1]) >= 0 && compare(version, between[2]) <= 0;
    const comparators = part
      .replaceAll(/([<>=^~]+)\s+/g, "$1")
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    return comparators.every((comparator) => fits(version, comparator));
  });
}

function fits(version, comparator) {
  const [, operator = "", text = ""] = /^([<>=^~]*)v?(.*)$/.exec(comparator) ?? [];
  if (text === "" || /^[*x]/i.test(text)) return true;
  const order = compare(version, text);
  const [major, minor] = parseVersion(text);
  const sameMajor = version[0] === major;
  const checks = {
    ">=": order >= 0,
    ">": order > 0,
    "<": order < 0,
    "<=": order <= 0,
    "^": sameMajor && order >= 0,
    "~": sameMajor && order >= 0 && (!text.includes(".") || version[1] === minor),
  };
  // Without an operator "20" and "20.x" mean any 20.
  return checks[operator] ?? (text.includes(".") && !/x/i.test(text) ? order === 0 : sameMajor);
}

function compare(version, text) {
  const other = parseVersion(text);
  const index = version.findIndex((part, at) => part !== other[at]);
  return index < 0 ? 0 : version[index] - other[index];
}
