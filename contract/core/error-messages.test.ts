import { expect, it } from 'vitest';
import { langs } from '#languages/list.ts';
import { readSets } from '#languages/message-types.ts';
import { errorMessages } from './error-messages.ts';
import { errorStatuses } from './errors.ts';

it.each(langs)('every error has one message in %s, and every message an error', (lang) => {
  expect(Object.keys(errorMessages[lang]).sort()).toEqual(Object.keys(errorStatuses).sort());
  const codes = [...readSets(lang)].flatMap(([name, words]) =>
    name.endsWith('errors') ? Object.keys(words) : [],
  );
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
