/** One emoji as people see it; signs of text (`→`, `✓`, `©`) are none. */
export const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;
