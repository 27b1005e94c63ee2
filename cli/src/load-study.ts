import { CommandFailure } from "./commands/context";

type Study = typeof import("./study");

/**
 * Runs a command of the apart file. Its classes are not those of this one, so that a refusal is told by its name.
 * @throws CommandFailure
 */
export async function inStudy<TResult>(run: (study: Study) => Promise<TResult>): Promise<TResult> {
  try {
    return await run(await import("./study"));
  } catch (error) {
    if (!(error instanceof Error) || !/^(?:CommandFailure|TransportError)$/.test(error.name)) throw error;
    const code: unknown = Reflect.get(error, "exitCode");
    throw new CommandFailure(error.message, typeof code === "number" ? code : undefined);
  }
}
