import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DeviceLoginDetail } from "@/core/device/schema";
import { WithMessages } from "@/test/with-messages";
import { DeviceCodeForm } from "./device-code-form";
import { DeviceDecision } from "./device-decision";

const calls = vi.hoisted(() => ({ approve: vi.fn(), deny: vi.fn(), find: vi.fn() }));
vi.mock("@/lib/trpc/client", () => ({
  useTRPC: () => {
    const mutation = (mutationFn: unknown) => ({
      mutationOptions: (options: object) => ({ mutationFn, ...options }),
    });
    return {
      device: { approve: mutation(calls.approve), deny: mutation(calls.deny), find: mutation(calls.find) },
    };
  },
}));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const LOGIN: DeviceLoginDetail = {
  id: "01960000-0000-7000-8000-000000000000",
  mode: "code",
  deviceName: "workshop",
  address: "192.0.2.1",
  browserAddress: "192.0.2.1",
  scopes: ["events:write", "rules:read"],
  expiresAt: new Date(),
};

function show(element: ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>, {
    wrapper: WithMessages,
  });
}

describe("the page of a device login", () => {
  it("shows host, address and scopes, and gives what is ticked", async () => {
    calls.approve.mockResolvedValue({ redirectUrl: null });
    const onDecided = vi.fn();
    show(<DeviceDecision login={LOGIN} onDecided={onDecided} />);
    expect(screen.getByText("workshop")).toBeTruthy();
    expect(screen.getAllByText("192.0.2.1")).toHaveLength(2);
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(screen.queryByText(/are at different addresses/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Let it in" }));
    await vi.waitFor(() => expect(onDecided).toHaveBeenCalledWith("approved"));
    expect(calls.approve.mock.calls[0]?.[0]).toEqual({
      loginId: LOGIN.id,
      scopes: ["events:write", "rules:read"],
    });
  });

  it("warns when the machine's address differs from the browser's", () => {
    show(<DeviceDecision login={{ ...LOGIN, address: "198.51.100.4" }} onDecided={() => {}} />);
    expect(screen.getByText("The machine and this browser are at different addresses")).toBeTruthy();
  });

  it("never fills the code in, whatever the address says", () => {
    window.history.replaceState(null, "", "/device?code=BCDF-GHJK&userCode=BCDFGHJK#BCDF-GHJK");
    show(<DeviceCodeForm onFound={() => {}} />);
    expect(screen.getByLabelText("Code from the terminal")).toHaveProperty("value", "");
  });
});
