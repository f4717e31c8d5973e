import { searchedPhone } from '#contract/core/typed.ts';
/**
 * A search as somebody asks it. `text` is as typed, on one line. `words` are its words; a phone number is one word of
 * its last ten digits, however it is written. `code` is for ids and codes: lower case, without a leading `#`. `digits`
 * is the beginning of an order number, from `20461` or `NR-20461`, or ''.
 */
export type Asked = { text: string; words: string[]; code: string; digits: string };

/** Most words that are looked for. */
const wordsAtMost = 6;

/** Reads what was typed into the search of the admin. */
export function readAsked(typed: string): Asked {
  const text = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const phone = searchedPhone(text);
  return {
    text,
    words: phone ? [phone] : text.toLowerCase().split(' ').filter(Boolean).slice(0, wordsAtMost),
    code: text.replace(/^#/, '').toLowerCase(),
    digits: /^#?(?:nr[-\s]*)?([1-9]\d{0,11})$/i.exec(text)?.[1] ?? '',
  };
}
