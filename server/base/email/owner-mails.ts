import type { MissingForSale } from '#contract/base/settings/for-sale.ts';
import type { DelicateKind } from '#contract/base/settings/guarded.ts';
import type { AlertKind } from '../../platform/database/column-types.ts';

/** The e-mails to each owner about the shop itself. */
export type OwnerMail =
  /** A trouble of the shop that began, or is `over`. `n`: how many, or the free megabytes. */
  | {
      kind: 'shop-alert';
      name: string;
      alert: AlertKind;
      over: boolean;
      n: number;
      since: string;
    }
  /**
   * To an owner, or (without a name) to a mailbox that loses mail: a delicate change. `facts` are lines of names and figures;
   * `more`: how many are not among them.
   */
  | {
      kind: 'shop-delicate';
      name: string;
      change: DelicateKind;
      by: string;
      facts: string[];
      more: number;
      path: string;
    }
  /** The shop stops selling at `until`, or has stopped, because `steps` are missing. */
  | { kind: 'shop-identity'; name: string; sells: boolean; until: string; steps: MissingForSale['step'][] };
