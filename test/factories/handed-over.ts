/** An invitation as an inviter gets it where there is no mail: with a link to hand over. */
export function handedOver<Made extends { token: string | null; url: string | null }>(
  made: Made,
): Made & { token: string; url: string } {
  const { token, url } = made;
  if (token === null || url === null) throw new Error("The invitation went out by mail.");
  return { ...made, token, url };
}
