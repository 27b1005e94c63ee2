import manifest from "../../package.json";

/** The version of server, worker and the CLI that this server hands out. */
export const version: string = manifest.version;
