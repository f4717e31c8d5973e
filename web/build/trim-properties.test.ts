import { expect, test } from 'vitest';
import { trimProperties } from './trim-properties.ts';

test('a variable that a sheet never sets loses its registration, every other one keeps it', () => {
  const sheet = (fallback: string, registered: string) =>
    `@layer properties{*{${fallback}--tw-leading:initial;--tw-ring:0 0 #0000}}.a{--tw-leading:1.2;filter:var(--tw-blur, )}` +
    `${registered}@property --tw-leading{syntax:"*";inherits:false}` +
    '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';
  const blur = '@property --tw-blur{syntax:"*";inherits:false}';
  expect(trimProperties(sheet('--tw-blur:initial;', blur))).toBe(sheet('', ''));
  const set = `${sheet('--tw-blur:initial;', blur)}.b{--tw-blur:blur(2px)}`;
  expect(trimProperties(set)).toBe(set);
});
