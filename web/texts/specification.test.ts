import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorMessages } from '#contract/core/error-messages.ts';
import { readSets } from '#languages/message-types.ts';
import { catalogue } from './specification.ts';

/** Returns the text without the emoji before or after it: pages show an icon instead. */
const words = (text: string) => text.replace(/^[❌✅📩]\s*|\s*[❌✅]$/gu, '');

/** Returns the longest fixed part of a text with placeholders, which a test can find. */
const fixedPart = (text: string) =>
  words(text)
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();

const sets = { en: readSets('en'), hi: readSets('hi') };
function textAt(path: string, lang: 'en' | 'hi'): unknown {
  const [feature = '', ...keys] = path.split('.');
  const texts = sets[lang].get(feature) as Record<string, unknown>;
  return keys.reduce((node: Record<string, unknown>, key) => node[key] as Record<string, unknown>, texts);
}
const fileOf = (...path: string[]) => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');

describe.each(Object.entries(catalogue))('%s', (_, messages) => {
  test.each(Object.entries(messages))('%s', async (text, source) => {
    if ('api' in source) {
      expect(errorMessages.en[source.api]).toBe(text);
      expect(errorMessages.hi[source.api]).toMatch(/[\u0900-\u097F]/);
      expect(fileOf('server/specification.test.ts')).toContain(`'${source.api}'`);
      return;
    }
    expect(words(String(textAt(source.page, 'en')))).toBe(words(text));
    expect(textAt(source.page, 'hi')).toMatch(/[\u0900-\u097F]/);
    expect(fileOf('e2e', source.in)).toContain(fixedPart(text));
  });
});
