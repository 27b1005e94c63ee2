import { createSign, generateKeyPairSync } from "node:crypto";

/**
 * A key and a certificate for `localhost` and a name of a company, which signs itself, made for one test run, so that no private key lies in
 * the repository (X.509 in DER, as far as Node needs it).
 */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const rsaWithSha256 = sequence(oid([1, 2, 840, 113549, 1, 1, 11]), der(0x05, Buffer.alloc(0)));
  const name = sequence(der(0x31, sequence(oid([2, 5, 4, 3]), der(0x0c, Buffer.from("localhost")))));
  const isAuthority = sequence(oid([2, 5, 29, 19]), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));
  const names = sequence(
    oid([2, 5, 29, 17]),
    der(
      0x04,
      sequence(
        der(0x82, Buffer.from("localhost")),
        der(0x82, Buffer.from("heed.corp")),
        der(0x87, Buffer.from([127, 0, 0, 1])),
      ),
    ),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    rsaWithSha256,
    name,
    sequence(der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z"))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(isAuthority, names)),
  );
  const signature = createSign("sha256").update(body).sign(privateKey);
  const cert = sequence(body, rsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = cert.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...sizeOf(length)]), content]);
}

function sizeOf(length: number): number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid([first = 0, second = 0, ...rest]: number[]): Buffer {
  const bytes = rest.flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}
