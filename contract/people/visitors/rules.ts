/** The rules of the visitor form, for page and server. No zod here, because public pages load this file. */

/** The length of a visitor's name, in characters. */
export const visitorNameLength = { min: 2, max: 100 } as const;

/** The purpose and the text version of the consent in the popup. A change of the text needs a new version. */
export const visitorConsent = { purpose: 'call back', version: '2026-11' } as const;

/** The text of consent, which is stored as the visitor read it. The shop is named: it keeps the data (DPDP Act 2023, s. 6). */
export const visitorConsentText = {
  en: 'I agree that {shop} keeps my name and number to call me back. I can withdraw this consent at any time: {email}',
  hi: 'मैं सहमत हूँ कि {shop} मुझे फ़ोन करने के लिए मेरा नाम और नंबर रखे। यह सहमति कभी भी वापस ली जा सकती है: {email}',
} as const;

/**
 * The states of a visitor's number: nothing yet, a call without a note of its end, nobody answered, spoken with,
 * an order.
 */
export const visitorStates = ['new', 'called', 'not-reached', 'reached', 'bought'] as const;
/** The state of a visitor's number. */
export type VisitorState = (typeof visitorStates)[number];

/** The maximum length of the note about a call, in characters. */
export const visitorNoteLength = 500;

/** The triggers of the popup: a delay, and a share of the page scrolled (specification). */
export const visitorPopup = {
  delayMs: 3000,
  scrolled: 0.2,
  closesAfterMs: 2000,
  foldsAfterMs: 8000,
} as const;
