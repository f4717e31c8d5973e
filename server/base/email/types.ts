import type { Lang } from '#languages/list.ts';

/**
 * An e-mail with its facts, as `defineEmail` builds it. The facts are a snapshot, stored in the job until it is sent. An
 * optional e-mail has the token of its unsubscribe link.
 */
export type Mail = { readonly kind: string; readonly unsubscribe?: string };

/** An e-mail to one address in that person's language. */
export type QueuedEmail = { to: string; language: Lang; mail: Mail };

/** The site that sends an e-mail. */
export type Sender = {
  shopName: string;
  /** The size of the shop's own logo, which replaces mark and name. */
  logo?: { width: number; height: number } | null;
  email: string;
  phone: string;
  address: readonly string[];
  /** The address of the pages that links lead to: `CLIENT_URL`. */
  publicUrl: string;
  /** The address of the API: `PUBLIC_URL`. */
  apiUrl: string;
};

/** An e-mail as it is sent. */
export type Rendered = { subject: string; text: string; html: string };
