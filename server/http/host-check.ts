const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a `Host` header names this server: the public address, or loopback at any port. Anything
 * else is a page of another site that made its name point here (trust.md section 6).
 */
export function createHostCheck(publicUrl: string | undefined): (host: string | undefined) => boolean {
  const publicHost = publicUrl ? new URL(publicUrl).host : null;
  return (host) => {
    if (!host) return false;
    const name = host.toLowerCase();
    return name === publicHost || LOOPBACK_NAMES.includes(name.replace(/:\d{1,5}$/, ""));
  };
}
