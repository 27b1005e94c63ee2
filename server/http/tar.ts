/** One file of an archive: its path with `/`, and its text. */
export type ArchivedFile = { path: string; text: string };

const BLOCK = 512;

/**
 * A tar archive (ustar) of small text files, the same bytes for the same files: no times, no owners.
 * @throws Error for a path of more than 100 bytes, which the form has no place for
 */
export function tarOf(files: readonly ArchivedFile[]): Buffer {
  const blocks = files.flatMap(({ path, text }) => {
    const content = Buffer.from(text, "utf8");
    return [
      headerOf(path, content.length),
      content,
      Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
    ];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function headerOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for the archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0, "utf8");
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  // The sum is taken with spaces in its own place.
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)} `, 148, "latin1");
  return header;
}

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, "0")}\0`;
}
