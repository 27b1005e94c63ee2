import { createLoader, parseAsString } from "nuqs/server";

export const projectSearchParams = { cursor: parseAsString };
export const loadProjectSearchParams = createLoader(projectSearchParams);
