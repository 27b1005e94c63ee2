import { createLoader, parseAsStringLiteral } from "nuqs/server";
import { STATISTICS_DAYS } from "@/core/statistics/schema";

export const learningSearchParams = { days: parseAsStringLiteral(STATISTICS_DAYS).withDefault("90") };
export const loadLearningSearchParams = createLoader(learningSearchParams);
