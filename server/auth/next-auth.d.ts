import type { ProviderIdentity } from "../../core/account/identity";

declare module "next-auth" {
  interface User {
    /** Set by our credentials providers: the session that they opened. */
    sid?: string;
    /** Set by the profile functions of our OAuth providers. */
    identity?: ProviderIdentity;
  }
}
