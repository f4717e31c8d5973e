import type { AttentionKind } from '#contract/office/dashboard/rules.ts';

/** The e-mails to the shop that sum up a day. */
export type DailyMail =
  /** To each owner. `day` (YYYY-MM-DD, IST) with its figures; `seq` and `hash` are the newest of the audit chain. */
  | {
      kind: 'shop-day';
      day: string;
      entries: number;
      refused: number;
      failedLogins: number;
      /** The end of the last good back-up; null if there was none. */
      backup: string | null;
      /** When a copy was last restored on trial; absent in e-mails that an older version queued. */
      trial?: string | null;
      seq: number;
      hash: string;
    }
  /**
   * To the shop's mailboxes in the evening of `day` (YYYY-MM-DD, IST). Amounts in rupees. `waiting` is what waits, the oldest
   * first; `lowest` the goods with the least stock.
   */
  | {
      kind: 'shop-evening';
      day: string;
      placed: number;
      paid: number;
      amount: number;
      amountBefore: number;
      waiting: { kind: AttentionKind; count: number; since: string | null }[];
      low: number;
      lowest: { name: string; left: number }[];
    }
  /** The SKUs that came down to their reorder level since the last such e-mail, and how many are there altogether. */
  | {
      kind: 'shop-stock-low';
      skus: readonly {
        name: string;
        size: string;
        code: string | null;
        available: number;
        suggested: number;
      }[];
      /** New ones that are not in `skus`. */
      more: number;
      total: number;
    };
