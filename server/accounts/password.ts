import { readFile } from 'node:fs/promises';
import { hash, type Options, verify } from '@node-rs/argon2';
import { passwordLength } from '#contract/core/rules.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet); the library's default algorithm is argon2id. */
export const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

// Valid in form and cost, but it matches no password. An attempt on an unknown account takes as long as one on a real
// account.
const nobody = `$argon2id$v=19$m=${hashOptions.memoryCost},t=${hashOptions.timeCost},p=${hashOptions.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Normalises a password: Hindi and accented letters can be typed in several ways. */
const normalised = (password: string): string => password.normalize('NFKC');

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), hashOptions);

/** Returns whether the password is right. Takes the same time if there is no hash to compare with. */
export async function verifyHash(password: string, storedHash: string | null): Promise<boolean> {
  const matches = await verify(storedHash ?? nobody, normalised(password), hashOptions);
  return matches && storedHash !== null;
}

/** The words that a person's password must not consist of. */
export type OwnWords = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  shopName: string;
};

const shortestWord = 4;

let list: Promise<ReadonlySet<string>> | null = null;

/**
 * Returns the most common passwords, in lower case. Loads them with the first new password, since a login needs none.
 */
const commonest = (): Promise<ReadonlySet<string>> => {
  list ??= readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))),
  );
  return list;
};

// Stems that English lists miss: words that Indian passwords begin with, and suffixes that people add to reach eight
// characters.
const stems = new Set(
  `aayush abcd abhishek admin aditya allah amit anjali ankit ashish bharat bhagwan bholenath chennai cricket delhi deepak
  durga gaurav ganesh ganesha ganpati govind guest guru hanuman hariom harekrishna harharmahadev hello hindustan india
  indian jaihind jaimatadi jaishreeram jaishriram jesus kolkata krishna krishan lakshmi laxmi login love mahadev mahakal
  mahesh manish mumbai namaste namah nikhil omnamahshivaya omsairam omshanti pass password pooja priya qwerty radha
  radhakrishna radhe radheradhe radheshyam rahul rajesh rakesh rama ramram ravi rohit root sachin sairam saibaba sanjay
  santosh sandeep saraswati shiva shivaya shivji shriram shree shubham sita sitaram sunil suresh test user vicky vijay
  vishal waheguru welcome`.split(/\s+/),
);
const appended = /^(?:0{0,3}[0-9]{0,3}|12345?6?7?8?9?|54321|108108|7860?|(?:19|20)[0-9]{2})$/;

// Every cracking program reads "p@ssw0rd" as "password".
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const withoutLookAlikes = (text: string): string =>
  text.replace(/[@431!0$5]/g, (sign) => lookAlikes[sign] ?? sign);
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap(
  (row) => [row + row, [...row, ...row].reverse().join('')],
);

/** Returns whether a text repeats one to four characters, or runs along the keyboard, the alphabet or the digits. */
const isPattern = (text: string): boolean =>
  /^(.{1,4})\1+$/.test(text) || rows.some((row) => row.includes(text));

function isStem(text: string): boolean {
  const [, stem = '', rest = ''] = /^([a-z]+)([0-9]*)$/.exec(text) ?? [];
  return stems.has(stem) && appended.test(rest);
}

async function isCommon(password: string): Promise<boolean> {
  const typed = plain(password);
  const bare = lettersAndDigits(typed);
  if (isPattern(typed) || isPattern(bare) || isStem(bare)) return true;
  const known = await commonest();
  return [typed, bare, withoutLookAlikes(typed), lettersAndDigits(withoutLookAlikes(typed))].some(
    (form) => known.has(form) || stems.has(form),
  );
}

/** Splits names and addresses into words of four letters or more. A phone number stays whole. */
function wordsOf({ firstName, lastName, email, phone, shopName }: OwnWords): string[] {
  const address = plain(email).replace(/\.[^.]*$/, '');
  const words = [firstName, lastName, shopName, address].flatMap((text) =>
    plain(text).split(/[^\p{L}\p{M}]+/u),
  );
  const whole = [firstName + lastName, address.replace(/@.*$/, '')].map((text) =>
    lettersAndDigits(plain(text)),
  );
  return [...new Set([...whole, ...words, phone])]
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
}

/** Returns the rest of a password without these words; null if it contains none of them. */
function without(password: string, words: readonly string[]): string | null {
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), password);
  return left === password ? null : lettersAndDigits(left);
}

/**
 * Returns the reason why a password is refused; null if it is accepted. Refuses the most common passwords, and those
 * that are too short or common without the person's own words (OWASP ASVS 5, 6.2.4 and 6.2.11): "navaratna108" leaves
 * only "108".
 */
export async function passwordProblem(password: string, own: OwnWords): Promise<AppError | null> {
  if (await isCommon(password)) return appError('password_common');
  const words = wordsOf(own);
  const typed = plain(password);
  for (const form of [typed, withoutLookAlikes(typed)]) {
    const left = without(form, words);
    if (left !== null && (left.length < passwordLength.min || (await isCommon(left))))
      return appError('password_own_words');
  }
  return null;
}
