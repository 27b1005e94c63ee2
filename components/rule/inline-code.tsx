import { Code } from "@/components/ui/code";

/** A sentence with names between backticks, set as code. */
export function InlineCode({ children }: { children: string }) {
  return children.split("`").map((piece, position) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence keep their places
    return position % 2 === 1 ? <Code key={position}>{piece}</Code> : piece;
  });
}
