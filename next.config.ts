import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./i18n/request.ts");

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types; doing it twice would slow down every first start.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  // Addresses that people shorten by hand.
  redirects: async () => [
    { source: "/p/:projectSlug", destination: "/p/:projectSlug/overview", permanent: false },
    { source: "/p/:projectSlug/settings", destination: "/p/:projectSlug/settings/general", permanent: false },
  ],
};

export default withNextIntl(config);
