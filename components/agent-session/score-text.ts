/** A score as it stands in the margin: “.92”, and “1” for certain. @param score between 0 and 1 */
export function scoreText(score: number): string {
  return score >= 0.995 ? "1" : score.toFixed(2).slice(1);
}
