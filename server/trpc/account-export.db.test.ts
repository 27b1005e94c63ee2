import { expect, it } from "vitest";
import { handleAccountExport } from "./account-export";

const ask = (headers: Record<string, string>) =>
  handleAccountExport(new Request("http://heed.example.test/api/account/export", { headers }));

it("a link on another site gets nothing, whoever is signed in", async () => {
  for (const site of ["cross-site", "same-site", "none"]) {
    const answer = await ask({ "sec-fetch-site": site });
    expect(answer.status).toBe(403);
  }
  expect((await ask({})).status).toBe(403);
});

it("nobody who is not signed in gets an archive", async () => {
  const answer = await ask({ "sec-fetch-site": "same-origin" });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: "UNAUTHENTICATED" }]);
});
