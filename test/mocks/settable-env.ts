import { vi } from "vitest";

const actual = await vi.importActual<typeof import("@/env")>("@/env");

/** The settings, which a test changes by `Object.assign`: `vi.mock("@/env", () => import("@/test/mocks/settable-env"))`. */
export const env = { ...actual.env };
