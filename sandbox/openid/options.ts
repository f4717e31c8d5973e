import type pg from 'pg';

/** The options of a mounted provider: its own names, and the one client that it knows. */
export type OpenIdOptions = {
  pool: pg.Pool;
  /** The issuer, where the shop reaches it. */
  issuer: string;
  /** The same place as browsers reach it. */
  publicUrl: string;
  clientId: string;
  clientSecret: string;
  /** The URIs to which it may redirect. */
  redirectUri: string;
};
