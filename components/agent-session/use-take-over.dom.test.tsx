import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useTakeOver } from "./use-take-over";

afterEach(cleanup);

function Page({ cancel }: { cancel: () => void }) {
  useTakeOver(cancel);
  return (
    <button type="button" onPointerDown={(event) => event.stopPropagation()}>
      Why?
    </button>
  );
}

it("a press on a line ends the jump, also where the line keeps the press for itself", () => {
  const cancel = vi.fn();
  const { getByRole, unmount } = render(<Page cancel={cancel} />);
  fireEvent.pointerDown(getByRole("button"));
  expect(cancel).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(getByRole("button"), { key: "Enter" });
  fireEvent.wheel(document.body);
  expect(cancel).toHaveBeenCalledTimes(3);
  unmount();
  fireEvent.pointerDown(document.body);
  expect(cancel).toHaveBeenCalledTimes(3);
});

it("what is called is the newest", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Page cancel={first} />);
  rerender(<Page cancel={second} />);
  fireEvent.pointerDown(document.body);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
