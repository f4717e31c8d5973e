/**
 * One thing that a specification asks for, in our own words; messages are to the letter. How it is proven:
 * a page by its place in the route table and a test that goes there (the named one, where many do); a call by the contract and a test that makes it (or the
 * named one, where tests make it through a helper);
 * words by the text or fault that says them and a test that hears them; anything else by the named test.
 */
export type Entry =
  | { kind: 'page'; path: string; proof?: Proof }
  | { kind: 'call'; call: string; key: string; proof?: Proof }
  | { kind: 'words'; words: string }
  | { kind: 'rule'; rule: string; proof: Proof };

/** A test by its file and the beginning of its title. */
export type Proof = { file: string; test: string };

/** A part of a specification: its heading and what it asks for. */
export type Section = { title: string; entries: readonly Entry[] };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const proofIn = (text: string): Proof => {
  const [file = '', test = ''] = text.split(' › ');
  return { file, test };
};

/**
 * Reads pages by their addresses, one a line; a parameter is in braces.
 * `→ file › title` names the test among those that go there.
 */
export const pages = (text: string): Entry[] =>
  linesOf(text).map((line) => {
    const [path = '', proof] = line.split(' → ');
    return { kind: 'page', path, ...(proof !== undefined && { proof: proofIn(proof) }) };
  });

/** Calls, one a line; `= KEY` names it as the contract does where that differs (a parameter), `→ file › title` its test. */
export const calls = (text: string): Entry[] =>
  linesOf(text).map((line) => {
    const [names = '', proof] = line.split(' → ');
    const [call = '', key = call] = names.split(' = ');
    return { kind: 'call', call, key, ...(proof !== undefined && { proof: proofIn(proof) }) };
  });

/** Reads messages to the letter, one a line; places to fill in are in braces. */
export const messages = (text: string): Entry[] => linesOf(text).map((words) => ({ kind: 'words', words }));

/** Reads all other rules, one a line: `what → file › title of its test, or the beginning of it`. */
export const rules = (text: string): Entry[] =>
  linesOf(text).map((line) => {
    const [rule = '', proof = ''] = line.split(' → ');
    return { kind: 'rule', rule, proof: proofIn(proof) };
  });
