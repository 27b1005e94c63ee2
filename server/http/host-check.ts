const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a `Host` header names this server: the public address, or loopback at any port for who is on this
 * machine (its own CLI and health checks). Any other value is a page of another site that made its name
 * point here, or somebody who tries what an address does (trust.md section 6).
 */
export function createHostCheck(
  publicUrl: string | undefined,
): (host: string | undefined, isLoopbackPeer: boolean) => boolean {
  const publicHost = publicUrl ? new URL(publicUrl).host : null;
  return (host, isLoopbackPeer) => {
    if (!host) return false;
    const name = host.toLowerCase();
    if (name === publicHost) return true;
    // Without a public address loopback names are the only ones there are.
    const mayUseLoopback = isLoopbackPeer || publicHost === null;
    return mayUseLoopback && LOOPBACK_NAMES.includes(name.replace(/:\d{1,5}$/, ""));
  };
}
