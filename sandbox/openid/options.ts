import type pg from 'pg';

/** What the provider is mounted with: its own names, and the one client that it knows. */
export type OpenIdOptions = {
  pool: pg.Pool;
  /** The issuer, where the shop reaches it. */
  issuer: string;
  /** The same place as browsers reach it. */
  publicUrl: string;
  clientId: string;
  clientSecret: string;
  /** Where it may send people back to. */
  redirectUri: string;
};
