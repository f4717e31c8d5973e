import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingKinds } from '#contract/base/settings/guarded.ts';
import { settingSchemas } from './schema.ts';

test('every setting is classified as delicate or everyday, and every field where the fields differ', () => {
  expect(Object.keys(settingKinds).toSorted()).toEqual(Object.keys(settingSchemas).toSorted());
  for (const [key, schema] of Object.entries(settingSchemas)) {
    const rule = settingKinds[key];
    if (typeof rule !== 'object') continue;
    const inner: unknown = schema.unwrap();
    if (!(inner instanceof z.ZodObject)) throw new Error(`${key} has no fields`);
    expect({ key, fields: Object.keys(rule).toSorted() }).toEqual({
      key,
      fields: Object.keys(inner.shape).toSorted(),
    });
  }
});
