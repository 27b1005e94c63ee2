import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { WithMessages } from "@/test/with-messages";
import { useAddRecipes } from "./use-add-recipes";

// A loaded machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

const calls = vi.hoisted(() => ({ add: vi.fn(), renew: vi.fn() }));
vi.mock("@/lib/trpc/client", () => ({
  useTRPCClient: () => ({ recipe: { add: { mutate: calls.add } } }),
}));
vi.mock("../rule/use-renew-rules", () => ({ useRenewRules: () => calls.renew }));
afterEach(cleanup);

const picks = [{ recipe: "no-sudo", parameters: {} }];
const given = (onAdded: () => void) => ({
  ...{ picks, reach: "project" as const, mode: "block" as const, onAdded },
});

function hook() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <WithMessages>{children}</WithMessages>
    </QueryClientProvider>
  );
  return renderHook(() => useAddRecipes("acme"), { wrapper }).result;
}

it("picks are laid back once they are rules, while the pages are still being renewed", async () => {
  calls.add.mockResolvedValue({ added: [], left: [] });
  let renewed = () => {};
  calls.renew.mockReturnValue(
    new Promise<void>((resolve) => {
      renewed = resolve;
    }),
  );
  const onAdded = vi.fn();
  const result = hook();
  act(() => void result.current.add(given(onAdded)));
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  expect(result.current.pending).toBe(true);
  act(() => renewed());
  await waitFor(() => expect(result.current.pending).toBe(false));
});

it("picks stay when they were not added", async () => {
  calls.add.mockRejectedValue(new Error("no"));
  const onAdded = vi.fn();
  const result = hook();
  await act(() => result.current.add(given(onAdded)));
  expect(onAdded).not.toHaveBeenCalled();
});
