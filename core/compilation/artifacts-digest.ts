/** Of what every offered recipe becomes; written by `npm run docs:recipes`, and a test fails when it is out of date. */
export const ARTIFACTS_DIGEST = "62b160082563aa50";
