import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { RuleReference } from "@/core/rule/output";
import { WithMessages } from "@/test/with-messages";
import { ruleDetail } from "../test-rule";
import { PlaceTree } from "./place-tree";

// A loaded machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

const get = vi.hoisted(() => vi.fn());
vi.mock("@/lib/project/use-project", () => ({ useProjectSlug: () => "acme" }));
vi.mock("@/lib/trpc/client", () => ({
  useTRPC: () => ({
    rule: { get: { queryOptions: (input: unknown) => ({ queryKey: ["get", input], queryFn: get }) } },
  }),
}));
afterEach(cleanup);

const named = (at: number, fields: Partial<RuleReference> = {}): RuleReference => ({
  ...{ id: `00000000-0000-7000-8000-00000000000${at}`, number: `R${at}`, statement: `Part ${at}.` },
  ...{ layer: "personal", status: "active", mode: "remind" },
  ...fields,
});

async function shown(children: RuleReference[]) {
  get.mockResolvedValue(ruleDetail({ children }));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <WithMessages>
        <PlaceTree rule={ruleDetail(named(2))} parent={named(1)} projectSlug="acme" />
      </WithMessages>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe("success"));
}

it("shows a part among the others under their whole, itself marked and not linked", async () => {
  await shown([named(2), named(3, { status: "paused" })]);
  const tree = await screen.findByRole("navigation", { name: "The rules around it" });
  const [whole, own, other] = within(tree).getAllByRole("listitem");
  expect(whole?.textContent).toContain("R1");
  expect(own?.querySelector("[aria-current=page]")?.textContent).toBe("R2 Part 2.");
  expect(within(own ?? tree).queryByRole("link")).toBeNull();
  expect(within(other ?? tree).getByRole("link").textContent).toContain("R3");
  expect(other?.textContent).toContain("paused");
});

it("an only child has nothing around it", async () => {
  await shown([named(2)]);
  expect(screen.queryByRole("navigation")).toBeNull();
});
