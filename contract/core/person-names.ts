// Pure rules of names of people, for forms and server. No zod here: public pages load this file.
import { isPrintable } from './scripts.ts';

/** The most letters of a first name, which may be the whole name, and of a last name. */
export const nameLength = { first: 80, last: 60 } as const;

/** The errors of a name that is not fit for a mail, and of one that papers cannot print. */
export const nameErrors = {
  name_unfit: 400,
  name_script: 400,
} as const;

// The joiners shape letters in the scripts of India, after a virama, and in Urdu, between letters.
const joiners =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]/u;

const address = /:\/\/|\bwww\s*[.。]|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;
const dotted = /([\p{L}\p{M}\p{N}_-]+)[.。](?=([\p{L}\p{M}\p{N}-]{2,}))/gu;
const titles = new Set('prof mohd smt shri shree col capt maj श्रीमती'.split(' '));
/** Ends of addresses that follow one or two letters, as in "x.com" or "bit.ly", and are no names. */
const endings = new Set(
  'app biz cc club co com dev edu example gg gl gov ie in info io link live ly me mobi net online org page pro pw ru shop site store tech test to top tv uk us web website xyz'.split(
    ' ',
  ),
);

/** Returns whether a word, a dot and another word are a title or an initial before a name: "Md.Ali", "K.Rao". */
function isInitial(before: string, after: string): boolean {
  const letters = before.match(/\p{L}/gu)?.length ?? 0;
  const isShort = letters === 1 || letters === 2 || titles.has(before);
  return isShort && !endings.has(after) && !/[\p{N}_]/u.test(before);
}

/** Returns whether a text holds an address that programs for mail make a link of: "evil.test", "www.evil". */
function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return (
    address.test(plain) ||
    [...plain.matchAll(dotted)].some(([, before = '', after = '']) => !isInitial(before, after))
  );
}

/** Web addresses by ends that are no words of a postal address, as the "shop" of "Main Market.Shop 4" is. */
const webEndings =
  /[\p{L}\p{N}-]{2,}[.。](?:com|net|org|info|xyz|test|biz|ru|website|click|io|ly|gl|co\.in)(?![\p{L}\p{N}])/iu;

/**
 * Returns whether a line of a postal address holds a web address. Dots without a space are usual there ("H.No.12"), so it
 * refuses fewer than a name does.
 */
export const holdsLink = (line: string): boolean => {
  const plain = line.normalize('NFKC');
  return address.test(plain) || webEndings.test(plain);
};

/** Returns whether a text has characters that nobody sees or that turn the text around. */
export const holdsUnseen = (text: string): boolean => unseen.test(text.replace(joiners, ''));

/**
 * Returns whether a name can stand in a mail to somebody else. Refuses web addresses, characters that nobody sees or
 * that turn the text around, and names without a letter. One letter of any script is enough. An empty name is fit.
 */
export const isFitName = (name: string): boolean =>
  name === '' || (/\p{L}/u.test(name) && !holdsUnseen(name) && !holdsAddress(name));

/** Returns the problem of the name of somebody that stands in mails and on papers, or null. An empty name has none. */
export function nameProblem(name: string): keyof typeof nameErrors | null {
  if (!isFitName(name)) return 'name_unfit';
  return isPrintable(name) ? null : 'name_script';
}
