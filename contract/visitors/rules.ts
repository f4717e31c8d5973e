/** Rules of the visitor form that the page and the server both check. No zod here: public pages load this file. */

/** Length of a visitor's name, in characters. */
export const visitorNameLength = { min: 2, max: 100 } as const;

/** What a visitor agrees to in the popup, and which text of it stands there (web/messages/visitor.*.ts). Another text is another version. */
export const visitorConsent = { purpose: 'call back', version: '2026-11' } as const;

/** After how long, and after which share of the page, the popup asks (specification, section 9). */
export const visitorPopup = { delayMs: 3000, scrolled: 0.2, closesAfterMs: 2000 } as const;
