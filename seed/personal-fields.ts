import type { PersonalField } from '#contract/catalog/personal-rules.ts';

const text = { kind: 'text', script: 'any', choices: [] } as const;

/** What buyers fill in, by the slug of the product. */
export const personalFields: Record<string, PersonalField[]> = {
  'engraved-brass-bell-name': [
    {
      ...text,
      choices: [],
      id: 'words',
      label: { en: 'Words around the lip', hi: 'किनारे पर खुदने वाले शब्द' },
      required: true,
      max: 30,
    },
    {
      id: 'letters',
      kind: 'choice',
      label: { en: 'Letters', hi: 'लिपि' },
      required: false,
      max: 1,
      script: 'any',
      choices: [
        { en: 'Devanagari', hi: 'देवनागरी' },
        { en: 'Tamil', hi: 'तमिल' },
        { en: 'Latin', hi: 'रोमन' },
      ],
    },
  ],
  'photo-pendant-silver-kavach': [
    {
      id: 'photo',
      kind: 'photo',
      label: { en: 'Photo for the locket', hi: 'लॉकेट के लिए फ़ोटो' },
      required: true,
      max: 1,
      script: 'any',
      choices: [],
    },
    {
      ...text,
      choices: [],
      id: 'back',
      label: { en: 'Name on the back', hi: 'पीछे लिखा जाने वाला नाम' },
      required: false,
      max: 12,
    },
  ],
};
