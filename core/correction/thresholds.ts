/**
 * When a score is enough (learning.md section 2): above `strict` Heed acts by itself; from `loose` on it asks a model
 * where there is one, else the person's inbox; below, the message is stored as “no signal, because …”. What a plain signal
 * may leave to keep acts by itself from `besideSignal` on.
 */
export const THRESHOLDS = {
  signal: { loose: 0.5, strict: 0.7 },
  learnable: { loose: 0.3, strict: 0.65, besideSignal: 0.55 },
} as const;
