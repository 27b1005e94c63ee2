import type { Role } from "@/core/permission/permissions";
import type { Transaction } from "@/server/db/transaction";

/** Who does it (glossary: Actor); audit attribution is total because the union is closed. */
export type Actor =
  | {
      type: "user";
      userId: string;
      name: string;
      email: string;
      isInstanceAdmin: boolean;
      sessionId: string;
      /** When this session last proved who the person is; approvals need one within the hour. */
      authenticatedAt: Date;
      address: string;
    }
  | {
      type: "cli_token";
      userId: string;
      name: string;
      tokenId: string;
      scopes: string[];
      /** Null = all projects of its owner. */
      tokenProjectId: string | null;
      device: string;
      /** A token of a project for CI: it acts for nobody, so `userId` is its own id and nothing personal is its. */
      isService?: true;
    }
  | {
      type: "system_job";
      job: string;
      /** The person whose data the job works on; null for the instance's own jobs. */
      userId: string | null;
      name: string;
    };

declare const authorized: unique symbol;
/** A project id that a gate has proved to be the actor's. Only `server/services/project/authorize.ts` mints it. */
export type AuthorizedProjectId = string & { readonly [authorized]: true };

export type ProjectContext = { id: AuthorizedProjectId; slug: string; name: string; role: Role };

export type ServiceContext = {
  actor: Actor;
  requestId: string;
  now: () => Date;
  /** Set inside `withTransaction`: verbs that call verbs join the outer transaction. */
  tx?: Transaction;
};

export type ProjectServiceContext = ServiceContext & { project: ProjectContext };

/** What every verb takes. */
export type VerbArguments<TInput, TContext extends ServiceContext = ProjectServiceContext> = {
  ctx: TContext;
  input: TInput;
};
