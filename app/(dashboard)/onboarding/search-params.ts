import { createLoader, parseAsString } from "nuqs/server";

export const onboardingSearchParams = { project: parseAsString };
export const loadOnboardingSearchParams = createLoader(onboardingSearchParams);
