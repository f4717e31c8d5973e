import { describe, expect, it } from 'vitest';
import { readWords } from '#languages/read.ts';
import { fillGraha } from './compose.ts';

const words = readWords('horoscope/predictions').hi;
const wordings = Object.values(words.grahas).flatMap((said) => Object.values(said).flat());
/** Every sentence that a reader can meet, with the house it speaks of. */
const all = wordings.flatMap((wording) =>
  words.houses.map(({ area }, i) => [fillGraha(wording, i + 1, 'hi'), area] as const),
);
const wrong = (test: (hindi: string, area: string) => boolean) =>
  all.filter(([hindi, area]) => test(hindi, area));

describe('the sentences of the grahas in Hindi, for each of the twelve houses', () => {
  it('are filled, end with one danda, and have no nukta under क, ख and ग', () => {
    expect(all).toHaveLength(84 * 12);
    expect(wrong((hindi) => /[{}a-z]/i.test(hindi) || !/^[^।]+।$/.test(hindi))).toEqual([]);
    expect(wrong((hindi) => /[कखग]\u093c|[\u0958-\u095a]/.test(hindi))).toEqual([]);
  });

  it('name the area once, in the form that its postposition asks for, and never in a genitive', () => {
    expect(wrong((hindi, area) => hindi.split(area).length !== 2)).toEqual([]);
    expect(
      wrong(
        (hindi, area) =>
          !/^ (में|पर|से) /.test(hindi.split(area)[1] ?? '') || / (का|की|के) $/.test(hindi.split(area)[0] ?? ''),
      ),
    ).toEqual([]);
  });

  it('say where the graha is, and after a colon what to do, as Hindi horoscopes do', () => {
    expect(wrong((hindi) => !/^[^:]*[ऀ-ॿ] भाव (में|के|से|का|को)[^:]*: [^:]+।$/u.test(hindi))).toEqual([]);
    expect(wrong((hindi) => /भाव में (वक्री )?रहते|आसान करते|के प्रति उदार|चाहते हैं/.test(hindi))).toEqual([]);
  });

  it('repeat no noun of the area in the advice', () => {
    const nouns = (text: string) => text.split(/[\s:,।-]+/).filter((word) => word.length > 3);
    expect(
      wrong((hindi, area) => {
        const rest = nouns(hindi.replace(area, ''));
        return nouns(area).some((noun) => rest.some((word) => word.slice(0, 4) === noun.slice(0, 4)));
      }),
    ).toEqual([]);
  });
});
