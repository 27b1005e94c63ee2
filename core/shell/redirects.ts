import type { Redirection } from "unbash";
import type { Scope } from "./scope";
import type { ShellRedirect } from "./simple-command";
import { wordText } from "./word-text";

/** A redirect to or from a file, as a list of none or one. */
export function readRedirect(redirect: Redirection, scope: Scope): ShellRedirect[] {
  if (redirect.type !== "Redirect" || !redirect.target) return [];
  const descriptor = redirect.descriptor?.type === "FileDescriptor" ? redirect.descriptor.value : undefined;
  return [{ operator: redirect.operator, target: wordText(redirect.target, scope.variables), descriptor }];
}

/** The text of a heredoc or here-string. */
export function stdinOf(redirects: readonly Redirection[], scope: Scope): string | undefined {
  for (const redirect of redirects) {
    if (redirect.type === "HereDoc") return redirect.body.text;
    if (redirect.type === "HereString" && redirect.target) return wordText(redirect.target, scope.variables);
  }
  return undefined;
}
