import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { RecipeExamples } from "./recipe-examples";

afterEach(cleanup);

it.each([
  ["block", "Stops, for example"],
  ["remind", "Reminds at, for example"],
  ["observe", "Counts, for example"],
] as const)("a recipe in mode %s heads its examples with what it does", (mode, heading) => {
  render(<RecipeExamples preview={{ stops: ["npm ci"], passes: ["pnpm install"] }} mode={mode} />, {
    wrapper: WithMessages,
  });
  expect(screen.getAllByRole("heading").map((element) => element.textContent)).toEqual([
    heading,
    "Lets pass, for example",
  ]);
});
