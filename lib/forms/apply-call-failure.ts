import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { readCallFailure } from "@/lib/trpc/error";

/** Puts what the server refused beside the fields it names; the rest becomes the form's own error. */
export function applyCallFailure<TValues extends FieldValues, TContext, TOutput>(
  form: UseFormReturn<TValues, TContext, TOutput>,
  error: unknown,
): void {
  const { message, fieldErrors } = readCallFailure(error);
  const fields = Object.keys(form.getValues());
  let placed = false;
  for (const [field, messages] of Object.entries(fieldErrors)) {
    if (!fields.includes(field)) continue;
    form.setError(field as Path<TValues>, { message: messages.join(" ") }, { shouldFocus: !placed });
    placed = true;
  }
  if (!placed) form.setError("root", { message });
}
