import { describe, expect, it } from "vitest";
import type { Mail } from "./mail";
import { renderMail } from "./render";
import { seal, unseal } from "./seal";

const URL = "https://heed.example.test/reset/new#secret-token";
const invitation: Mail = {
  template: "invitation",
  to: "bo@example.test",
  url: "https://heed.example.test/invite/abc",
  invitedBy: "Ada",
  project: "Shop",
};

describe("renderMail", () => {
  it("says it as plain text and as HTML with the one link", () => {
    const mail = renderMail(invitation, "heed.example.test");
    expect(mail.subject).toBe("Ada invites you to Heed");
    expect(mail.text).toContain("Ada invites you to the project “Shop” in Heed.");
    expect(mail.text).toContain("\n\nhttps://heed.example.test/invite/abc\n\n");
    expect(mail.text).toContain("Sent by the Heed server at heed.example.test.");
    expect(mail.html).toContain('<a href="https://heed.example.test/invite/abc"');
  });

  it("takes names as text: no markup, no second header, no placeholder", () => {
    const invitedBy = "<img src=x>\r\nBcc: all@example.test {project}";
    const mail = renderMail({ ...invitation, invitedBy }, "heed.example.test");
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img src=x&gt;");
    expect(mail.subject).toBe("<img src=x> Bcc: all example test {project} invites you to Heed");
  });

  it.each([
    ["https://evil.example/x", "https evil example x"],
    ["go to evil.top", "go to evil top"],
    ["open evil\u3002com/x", "open evil com x"],
    ["Ada B. Lovelace, Ph.D.", "Ada B. Lovelace, Ph D."],
  ])("makes no link of a name: %s", (name, told) => {
    const mail = renderMail({ ...invitation, invitedBy: name, project: name }, "heed.example.test");
    expect(mail.subject).toBe(`${told} invites you to Heed`);
    expect(mail.text).toContain(`${told} invites you to the project “${told}” in Heed.`);
  });

  it("tells who sent a reset", () => {
    const asked: Mail = { template: "reset", to: "bo@example.test", url: URL, by: null };
    expect(renderMail(asked, "h").text).toMatch(/^Somebody asked for a new password/);
    expect(renderMail({ ...asked, by: "Ada" }, "h").text).toMatch(
      /^Ada, who administers this server, sent you/,
    );
  });

  it("fills every placeholder of every template", () => {
    const at = "2026-11-30T10:20:30.000Z";
    const mails: Mail[] = [
      invitation,
      { ...invitation, project: null },
      { template: "reset", to: "bo@example.test", url: URL, by: "Ada" },
      { template: "magicLink", to: "bo@example.test", url: URL },
      { template: "newDevice", to: "bo@example.test", url: URL, device: "desk", address: "192.0.2.1", at },
      { template: "test", to: "bo@example.test", url: URL },
    ];
    for (const mail of mails) {
      const { subject, text, html } = renderMail(mail, "heed.example.test");
      expect(subject + text + html).not.toMatch(/\{\w+\}/);
    }
    expect(renderMail(mails[4] ?? invitation, "h").text).toContain("“desk” at 192.0.2.1");
    expect(renderMail(mails[4] ?? invitation, "h").text).toContain("on 2026-11-30 10:20 UTC");
  });
});

describe("seal", () => {
  it("hides a mail while it waits, and gives it back unchanged or not at all", () => {
    const sealed = seal(`{"url":"${URL}"}`);
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("secret-token");
    expect(unseal(sealed)).toBe(`{"url":"${URL}"}`);
    expect(seal("same")).not.toBe(seal("same"));
    const changed = Buffer.from(sealed, "base64url");
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(() => unseal(changed.toString("base64url"))).toThrow();
  });
});
