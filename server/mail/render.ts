import words from "../../messages/en/mail.json";
import type { Mail } from "./mail";

export type RenderedMail = { to: string; subject: string; text: string; html: string };

type Content = {
  subject: string;
  body: string;
  action: string;
  note: string;
  values: Record<string, string>;
};

/** A mail as plain text and as HTML with nothing but paragraphs and one link. @param host of the server */
export function renderMail(mail: Mail, host: string): RenderedMail {
  const content = contentOf(mail);
  const fill = (text: string) => fillIn(text, { ...content.values, host });
  const [subject, body, action, note] = [content.subject, content.body, content.action, content.note].map(
    fill,
  );
  const footer = fill(words.footer);
  const paragraph = (inner: string, style = "") => `<p style="margin:0 0 16px;${style}">${inner}</p>`;
  return {
    to: mail.to,
    // A line break would begin another header.
    subject: (subject ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " "),
    text: [body, mail.url, note, "", footer].join("\n\n"),
    html: [
      '<div style="font:16px/1.5 system-ui,sans-serif;color:#1d1b16;max-width:34em">',
      paragraph(escapeHtml(body ?? "")),
      paragraph(`<a href="${escapeHtml(mail.url)}" style="color:#1d1b16">${escapeHtml(action ?? "")}</a>`),
      paragraph(escapeHtml(note ?? "")),
      paragraph(escapeHtml(footer), "color:#6b675c;font-size:13px"),
      "</div>",
    ].join("\n"),
  };
}

function contentOf(mail: Mail): Content {
  switch (mail.template) {
    case "reset": {
      const { bodyBy, ...reset } = words.reset;
      return mail.by === null
        ? { ...reset, values: {} }
        : { ...reset, body: bodyBy, values: { by: toldName(mail.by) } };
    }
    case "magicLink":
      return { ...words.magicLink, values: {} };
    case "invitation": {
      const { bodyServer, ...invitation } = words.invitation;
      const { project } = mail;
      const invitedBy = toldName(mail.invitedBy);
      return project === null
        ? { ...invitation, body: bodyServer, values: { invitedBy } }
        : { ...invitation, values: { invitedBy, project: toldName(project) } };
    }
    case "newDevice":
      return {
        ...words.newDevice,
        values: {
          device: toldName(mail.device),
          address: mail.address,
          at: `${mail.at.slice(0, 16).replace("T", " ")} UTC`,
        },
      };
    case "test":
      return { ...words.test, values: {} };
  }
}

/** A name is its writer's own text, sent to whom they like: no reader of mail may make a link of it. */
function toldName(name: string): string {
  return name.replace(/[./:@\\\u3002\uff0e\uff61]+(?=\S)/g, " ");
}

/** One pass: a value that looks like a placeholder stays as it is. */
function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
