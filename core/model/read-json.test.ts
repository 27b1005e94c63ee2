import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readJson } from "./read-json";

const schema = z.object({ dissatisfied: z.boolean() });
const read = (answer: string) => readJson(answer, schema);
const yes = { ok: true, value: { dissatisfied: true } };
const no = { ok: true, value: { dissatisfied: false } };

describe("what is read", () => {
  it.each([
    ["the object alone", '{"dissatisfied": true}', yes],
    ["in a fence, after a reason", 'They complain.\n```json\n{"dissatisfied": true}\n```', yes],
    ["the last verdict", '{"dissatisfied": true}\nNo, wait.\n{"dissatisfied": false}', no],
    ["after thinking aloud", '<think>{"dissatisfied": true}</think>{"dissatisfied": false}', no],
    ["with braces in a text", 'Use {x}. {"dissatisfied": true, "reason": "a } b \\" {"}', yes],
    ["before another object that is no verdict", '{"dissatisfied": true} {"note": 1}', yes],
  ])("%s", (_name, answer, expected) => {
    expect(read(answer)).toEqual(expected);
  });
});

describe("what is refused, and why", () => {
  it.each([
    ["nothing", "", "empty"],
    ["only thinking", "<think>hm</think>  ", "empty"],
    ["words without an object", "They are unhappy.", "malformed"],
    ["an object that is cut off", '{"dissatisfied": tr', "truncated"],
    ["a verdict, then one that is cut off", '{"dissatisfied": true} {"dissatisfied": fal', "truncated"],
    ["another form", '{"unhappy": true}', "schema"],
    ["a word for a yes", '{"dissatisfied": "yes"}', "schema"],
  ])("%s", (_name, answer, reason) => {
    expect(read(answer)).toEqual({ ok: false, reason });
  });
});
