/** A change of a settings file as text to text; refused with a reason where the text cannot be edited safely. */
export type SettingsEdit = { ok: true; text: string; changed: boolean } | { ok: false; reason: string };
