import type { RiskKind } from '#contract/selling/orders/risk.ts';

/** One order before it is sent: hold, marks of risk, correction of the address. */
export const texts = {
  hold: {
    badge: 'On hold',
    open: 'Put on hold',
    title: 'Put {number} on hold?',
    text: 'It cannot be marked as shipped until it is released. The buyer reads that we are checking something, but not the reason.',
    hint: 'Only staff can read it.',
    confirm: 'Put on hold',
    busy: 'Saving…',
    /** Above the reason. */
    since: '{who}, {date}',
    release: 'Release',
    failed: 'This could not be saved. Please try again.',
  },
  risk: {
    badge: { one: '{n} mark of risk', other: '{n} marks of risk' },
    title: 'Look twice before you send it',
    kinds: {
      cash_refused: {
        one: '{n} cash order of this buyer or phone was sent and came back unpaid.',
        other: '{n} cash orders of this buyer or phone were sent and came back unpaid.',
      },
      many_orders: {
        one: '{n} order came from this phone on one day.',
        other: '{n} orders came from this phone on one day.',
      },
      many_addresses: {
        one: 'The buyer used {n} address in a few days.',
        other: 'The buyer used {n} different addresses in a few days.',
      },
      large_first: {
        one: 'It is the buyer’s first order, and a large one.',
        other: 'It is the buyer’s first order, and a large one.',
      },
      pin_state: {
        one: 'The PIN code does not belong to the state.',
        other: 'The PIN code does not belong to the state.',
      },
    } satisfies Record<RiskKind, unknown>,
    note: 'A mark is a hint. It blocks nothing.',
  },
  address: {
    open: 'Correct address',
    title: 'Correct the address of {number}',
    text: 'The buyer gets an e-mail with the corrected address.',
    invoiced: 'The invoice is issued and stays as it is. The parcel can only go to an address in {state}.',
    confirm: 'Save address',
    busy: 'Saving…',
    failed: 'The address could not be saved. Please try again.',
  },
};
