/**
 * When a score is enough (learning.md section 2): above `strict` Heed acts by itself; from `loose` on it asks a model
 * where there is one, else the person's inbox; below, the message is stored as “no signal, because …”.
 */
export const THRESHOLDS = {
  signal: { loose: 0.42, strict: 0.7 },
  learnable: { loose: 0.36, strict: 0.6 },
} as const;
