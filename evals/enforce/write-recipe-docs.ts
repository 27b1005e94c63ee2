import { writeFileSync } from "node:fs";
import { recipeDocs } from "../../core/recipes/offers/docs";

writeFileSync("docs/recipes.md", recipeDocs());
