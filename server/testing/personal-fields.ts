import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';

/** A name of at most eight Latin letters that the buyer has to give. */
export const nameField: PersonalField = {
  id: 'name',
  kind: 'text',
  label: { en: 'Name to engrave', hi: 'उकेरने का नाम' },
  required: true,
  max: 8,
  script: 'latin',
  choices: [],
};

/** A photo that the buyer has to add. */
export const photoField: PersonalField = {
  ...nameField,
  id: 'photo',
  kind: 'photo',
  label: { en: 'Photo', hi: 'फ़ोटो' },
};
