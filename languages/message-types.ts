import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { setFiles, type Words } from './read.ts';
import { setName } from './sets.ts';

/** Returns the sets of words of a language by name. */
export const readSets = (lang: string): Map<string, Words> =>
  new Map(
    setFiles(lang).map((file) => [
      setName(file),
      JSON.parse(readFileSync(join(import.meta.dirname, lang, file), 'utf8')),
    ]),
  );

/** Parses a message. Throws when it is no ICU message. */
export const parseMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

/** Returns the parameters of a message by name: `number` for a plural, else what can be printed. */
export function parametersOf(elements: readonly MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of elements) {
    if (element.type === TYPE.argument && !found.has(element.value)) found.set(element.value, 'Printed');
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    found.set(element.value, element.type === TYPE.plural ? 'number' : 'string');
    for (const { value } of Object.values(element.options))
      for (const [name, type] of parametersOf(value)) if (!found.has(name)) found.set(name, type);
  }
  return found;
}

const keyText = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

function typeOf(words: Words, indent: string): string {
  if (typeof words === 'string') {
    const parameters = [...parametersOf(parseMessage(words))].map(([name, type]) => `${name}: ${type}`);
    return parameters.length > 0 ? `Message<{ ${parameters.join('; ')} }>` : 'string';
  }
  const deeper = `${indent}  `;
  if (Array.isArray(words)) return `readonly [${words.map((one) => typeOf(one, deeper)).join(', ')}]`;
  const fields = Object.entries(words).map(
    ([key, one]) => `${deeper}${keyText(key)}: ${typeOf(one, deeper)};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

/** Returns the source of messages.gen.ts: the keys and parameters of the English words. */
export function messageTypes(): string {
  const sets = [...readSets('en')].map(([name, words]) => `  ${keyText(name)}: ${typeOf(words, '  ')};`);
  return `// Made by \`npm run words\` from the English words (languages/en/).
import type { Message, Printed } from './message.ts';

/** The words of each set, with the parameters of each message. */
export type Messages = {
${sets.join('\n')}
};
`;
}
