import { countCharacters } from '../../catalog/products/personal-rules.ts';
import { holdsLink, holdsUnseen } from '../../core/person-names.ts';
import { isPrintable } from '../../core/scripts.ts';

/** The most letters of the note that a buyer writes with an order, as a reader counts them. */
export const buyerNoteAtMost = 250;

/** The errors of a buyer's note, for form and server. */
export const buyerNoteErrors = {
  buyer_note_long: 400,
  buyer_note_unfit: 400,
} as const;

/** Returns a note on one line, without the unseen characters that join and colour emoji. */
export const tidyBuyerNote = (typed: string): string =>
  typed
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})[\ufe0f\u200d]+/gu, '');

/** Returns the problem of a tidied note, or null. No note is no problem. */
export function buyerNoteProblem(note: string): keyof typeof buyerNoteErrors | null {
  if (note.length > buyerNoteAtMost * 4 || countCharacters(note) > buyerNoteAtMost) return 'buyer_note_long';
  return holdsLink(note) || holdsUnseen(note) || !isPrintable(note) ? 'buyer_note_unfit' : null;
}
