import { mintProject } from "@/test/factories/mint-project";
import { mintToken } from "@/test/factories/mint-token";
import type { MintedUser } from "@/test/factories/mint-user";
import type { TokenState } from "./row";

/** A token of `owner` in one of the states of the matrix. @returns what a CLI would send */
export async function mintTokenState(owner: MintedUser, state: TokenState): Promise<string> {
  const past = new Date(Date.now() - 60_000);
  switch (state) {
    case "hook":
      return (await mintToken(owner)).secret;
    case "readOnly":
      return (await mintToken(owner, { scopes: ["rules:read"] })).secret;
    case "otherProject": {
      const other = await mintProject([{ userId: owner.id, role: "owner" }]);
      return (await mintToken(owner, { projectId: other.id })).secret;
    }
    case "expired":
      return (await mintToken(owner, { expiresAt: past })).secret;
    case "revoked":
      return (await mintToken(owner, { revokedAt: past })).secret;
  }
}
