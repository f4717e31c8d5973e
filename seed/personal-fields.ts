import type { BothWords, PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { sizesOf } from '#contract/catalog/products/rules.ts';
import type { Pair } from './catalog/draft.ts';

type Asked = Pick<PersonalField, 'kind' | 'max' | 'choices'>;

const both = ([en, hi]: Pair): BothWords => ({ en, hi });

const field =
  (required: boolean) =>
  (id: string, label: Pair, { kind, max, choices }: Asked): PersonalField => ({
    id,
    kind,
    label: both(label),
    required,
    max,
    script: 'any',
    choices,
  });

const needed = field(true);
const optional = field(false);

const text = (max: number): Asked => ({ kind: 'text', max, choices: [] });
const oneOf = (...choices: Pair[]): Asked => ({ kind: 'choice', max: 1, choices: choices.map(both) });
const day: Asked = { kind: 'date', max: 1, choices: [] };
const photo: Asked = { kind: 'photo', max: 1, choices: [] };

const devanagari: Pair = ['Devanagari', 'देवनागरी'];
const latin: Pair = ['Latin', 'रोमन'];
const letters: Pair = ['Letters', 'लिपि'];

/** The ring sizes up to that of the largest pair. */
const smallerRings = sizesOf.Ring.filter((size) => Number(size) <= 11).map((size): Pair => [size, size]);
const mukhis = sizesOf.Mukhi.map((size, i): Pair => [size, `${i + 1} मुखी`]);
const wrists = oneOf(
  ['Small, wrist up to 15 cm', 'छोटा, कलाई 15 सेमी तक'],
  ['Medium, wrist up to 17 cm', 'मध्यम, कलाई 17 सेमी तक'],
  ['Large, wrist up to 19 cm', 'बड़ा, कलाई 19 सेमी तक'],
);

/** The fields that buyers fill in, by the slug of the product. */
export const personalFields: Record<string, PersonalField[]> = {
  'engraved-silver-name-ring': [
    needed('words', ['Words inside the ring', 'अँगूठी के भीतर खुदने वाले शब्द'], text(14)),
    optional('letters', letters, oneOf(devanagari, latin)),
  ],
  'engraved-brass-bell-name': [
    needed('words', ['Words around the lip', 'किनारे पर खुदने वाले शब्द'], text(30)),
    optional('letters', letters, oneOf(devanagari, ['Tamil', 'तमिल'], latin)),
  ],
  'personal-kundli-yantra-copper': [
    needed('name', ['Name on the plate', 'ताम्र-पत्र पर नाम'], text(40)),
    needed('born', ['Date of birth', 'जन्म तारीख'], day),
    needed('time', ['Time of birth, such as 5:35 am', 'जन्म समय, जैसे सुबह 5:35'], text(24)),
    needed('place', ['Place of birth, with its state', 'जन्म स्थान, राज्य सहित'], text(60)),
    needed(
      'style',
      ['Chart', 'कुंडली की शैली'],
      oneOf(['North Indian', 'उत्तर भारतीय'], ['South Indian', 'दक्षिण भारतीय']),
    ),
    optional('letters', ['Letters of the planets', 'ग्रहों के अक्षर'], oneOf(devanagari, ['English', 'अंग्रेज़ी'])),
  ],
  'photo-pendant-silver-kavach': [
    needed('photo', ['Photo for the locket', 'लॉकेट के लिए फ़ोटो'], photo),
    optional('back', ['Name on the back', 'पीछे लिखा जाने वाला नाम'], text(12)),
  ],
  'custom-beads-mala-by-chart': [
    needed('first', ['First stone', 'पहला रत्न'], text(40)),
    needed('second', ['Second stone', 'दूसरा रत्न'], text(40)),
    needed('mukhi', ['Rudraksha', 'रुद्राक्ष'], oneOf(...mukhis)),
    needed('initials', ['Initials on the silver tag', 'चाँदी के टैग पर नाम के अक्षर'], text(6)),
  ],
  'wedding-favour-diyas-printed': [
    needed('first', ['First name', 'पहला नाम'], text(20)),
    needed('second', ['Second name', 'दूसरा नाम'], text(20)),
    needed('letters', letters, oneOf(devanagari, latin)),
    optional(
      'day',
      ['Day of the wedding, so that they come in time', 'विवाह की तारीख, ताकि दीये समय से पहुँचें'],
      day,
    ),
  ],
  'birth-stone-pendant-box': [
    optional('message', ['Message that we copy by hand', 'संदेश, जिसे हम हाथ से लिखेंगे'], text(120)),
  ],
  'first-earning-frame': [
    optional('name', ['Name on the frame', 'फ़्रेम पर नाम'], text(40)),
    optional('day', ['Date on the frame', 'फ़्रेम पर तारीख'], day),
  ],
  'couple-rings-silver-pair': [
    needed('second', ['Size of the smaller ring', 'छोटी अँगूठी का माप'], oneOf(...smallerRings)),
  ],
  'couple-gauri-shankar-combo': [
    needed('first', ['First bracelet', 'पहला ब्रेसलेट'], wrists),
    needed('second', ['Second bracelet', 'दूसरा ब्रेसलेट'], wrists),
  ],
  'rose-quartz-heart-pebble': [
    optional('shape', ['Shape', 'आकार'], oneOf(['Rounder', 'ज़्यादा गोल'], ['More crooked', 'ज़्यादा टेढ़ा'])),
  ],
  'office-diwali-hamper': [
    optional('band', ['Name on the paper band, from 20 boxes', 'पट्टी पर नाम, 20 डिब्बों से'], text(40)),
  ],
};
