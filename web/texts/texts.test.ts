import { describe, expect, it } from 'vitest';
import { readTexts, textNames } from './test-files.ts';

/** Returns every text of a catalogue by its path. */
function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

describe.each(textNames())('texts of %s', (name) => {
  it('say the same in both languages', async () => {
    const load = async (lang: string) => new Map(leaves(await readTexts(name, lang)));
    const [en, hi] = [await load('en'), await load('hi')];
    expect([...hi.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [path, text] of en) {
      expect(hi.get(path)?.trim(), path).toBeTruthy();
      expect(places(hi.get(path) ?? ''), path).toBe(places(text));
    }
  });

  it('write their Hindi in Devanagari', async () => {
    const texts = await readTexts(name, 'hi');
    // Not counted: names in the other language beside our own (`other`), and texts that are only placeholders.
    const words = leaves(texts).filter(
      ([path, text]) => !path.endsWith('.other') && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
    );
    const share = words.filter(([, text]) => /[\u0900-\u097F]/.test(text)).length / words.length;
    expect(share).toBeGreaterThan(0.8);
  });
});
