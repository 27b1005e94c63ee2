import { strToU8, Zip, ZipDeflate } from "fflate";

type Piece = { path: string; text: string; last: boolean };

/**
 * A zip archive of texts, written while they are read: memory holds one piece at a time.
 * @param pieces in the order of their files; the last piece of a file says so
 * @returns the bytes as a stream that stops reading when nobody takes them any more
 */
export function writeZip(pieces: AsyncGenerator<Piece>): ReadableStream<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  let file: { path: string; entry: ZipDeflate } | null = null;

  function add({ path, text, last }: Piece): void {
    if (file?.path !== path) {
      file = { path, entry: new ZipDeflate(path, { level: 6 }) };
      zip.add(file.entry);
    }
    file.entry.push(strToU8(text), last);
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (ready.length === 0) {
        const { done, value } = await pieces.next();
        if (done) {
          zip.end();
          flush(controller);
          controller.close();
          return;
        }
        add(value);
        if (failure) throw failure;
      }
      flush(controller);
    },
    async cancel() {
      zip.terminate();
      await pieces.return(undefined);
    },
  });

  function flush(controller: ReadableStreamDefaultController<Uint8Array>): void {
    for (const chunk of ready) controller.enqueue(chunk);
    ready = [];
  }
}
