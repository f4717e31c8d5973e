import { readFile } from 'node:fs/promises';
import { hash, type Options, verify } from '@node-rs/argon2';
import { passwordLength } from '#contract/people/accounts/person-rules.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';

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

// Words that English lists miss: Indian passwords are made of them, alone or several in a row ("jaishreeram").
const commonWords = new Set(
  `aayush abcd abhishek admin aditya akbar allah ambe amit amma anjali ankit appa ashish aum ayyappa baba bajrang bajrangbali
  balaji bali bhagavan bhagwan bharat bhole bholenath bismillah brahma chalisa chennai christ cricket dada datta dattatreya
  deepak delhi deva devi di divine diwali durga gauri gauravi gaurav gajanan ganapati ganesh ganesha ganpati gayatri god gopal
  govind govinda guest guru hanuman har hara hare hari hello hind hindustan holi india indian inshallah jagannath jagdambe
  jai jay jaya jayanti jesus ji kali kalki kanha kanhaiya karthik kartikeya keshav khatu khatushyam kolkata krishan krishna
  krishnan krsna lakshman lakshmi laxmi laxman login lord love ma maa madhav mahabali mahadev mahadeva mahakal mahakali
  mahalaxmi maharaj mahesh mandir manish maruti mashallah mata mataji mataram matadi mohan moreshwar morya moraya mumbai
  murali murari muruga murugan naga nag namah namaha namaste namaskar namo nanak narasimha narayan narayana nikhil om pandurang
  parvati pass password pooja prabhu pranam prasad priya puja qwerty raam radha radhe rahul raja rajesh rakesh ram rama ramayan
  ravi rohit root rudra sachin sai sairam sandeep sanjay santosh saraswati satguru satnam satsriakal shakti shankar shani
  shanidev shanti shambhu sharada sherawali shiv shiva shivaay shivam shivay shivaya shivji shivoham shri shree shriram shubh
  shubham shyam siddhi sita sitaram siva sivan soham sree sri subramanya sunil suresh surya swami swamy test tirupati tulsi user
  vaishno vande venkatesh venkateswara vicky vijay vinayak vinayaka vishal vishnu vitthal vithal waheguru welcome
  अम्बे ओम ॐ कृष्ण कृष्णा गणपति गणेश गोविंद जय जै जी दी दुर्गा देवी नमः नमस्ते नमो नारायण प्रभु बजरंगबली बाबा भगवान भारत भोलेनाथ
  महादेव महाकाल माँ मां माता राधा राधे राम लक्ष्मी वंदे शंकर शांति शिव शिवाय शिवा श्याम श्री साईं सीता सीताराम हनुमान हर हरि हरे
  हिंद हिन्द`
    .split(/\s+/)
    .map((word) => word.normalize('NFKC')),
);
const longestWord = Math.max(...[...commonWords].map((word) => word.length));
const mostWords = 4;
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

/** Returns whether a text repeats its beginning, or runs along the keyboard, the alphabet or the digits. */
const isPattern = (text: string): boolean =>
  /^(.+)\1+$/u.test(text) || rows.some((row) => row.includes(text));

/** Splits a text into common words, the longest first. Returns null when something else is left. */
function commonWordsOf(text: string, failed = new Set<number>(), from = 0): string[] | null {
  if (from === text.length) return [];
  if (failed.has(from)) return null;
  for (let end = Math.min(text.length, from + longestWord); end > from; end -= 1) {
    const word = text.slice(from, end);
    const rest = commonWords.has(word) ? commonWordsOf(text, failed, end) : null;
    if (rest) return [word, ...rest];
  }
  failed.add(from);
  return null;
}

/** Returns whether letters are one word again and again, or a few common words in a row. */
function areHabit(letters: string): boolean {
  if (/^(.{3,})\1+$/u.test(letters)) return true;
  const found = commonWordsOf(letters);
  return found !== null && found.length > 0 && new Set(found).size <= mostWords;
}

/** Returns whether a password is a habit with no more than signs and a few usual digits before, between and after. */
function isHabit(typed: string): boolean {
  const digits = typed.replace(/\P{N}/gu, '');
  if (digits.length > 4 && !appended.test(digits) && !isPattern(digits)) return false;
  const start = typed.replace(/[^\p{L}\p{M}]+$/u, '');
  const core = start.replace(/^[^\p{L}\p{M}]+/u, '');
  // A first sign may stand for a letter ("$hiva") or before the word ("@ganesh").
  return [core, withoutLookAlikes(core), withoutLookAlikes(start)].some((form) =>
    areHabit(form.replace(/[^\p{L}\p{M}]/gu, '')),
  );
}

async function isCommon(password: string): Promise<boolean> {
  const typed = plain(password);
  const bare = lettersAndDigits(typed);
  if (isPattern(typed) || isPattern(bare) || isHabit(typed)) return true;
  const known = await commonest();
  return [typed, bare, withoutLookAlikes(typed), lettersAndDigits(withoutLookAlikes(typed))].some((form) =>
    known.has(form),
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
