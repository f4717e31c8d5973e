import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormEvent } from 'react';
import { createFormControl } from 'react-hook-form';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { submitFilled } from './submit-filled.ts';

const web = join(import.meta.dirname, '..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));

test('every form of react-hook-form is submitted with what its fields show', () => {
  const others = sources.filter(({ text }) =>
    /\bhandleSubmit\b|\bForm\b[^;]*from 'react-hook-form'/.test(text),
  );
  expect(others.map(({ path }) => path)).toEqual(['forms/submit-filled.ts']);
});

test('a field that a password manager fills in belongs to react-hook-form', () => {
  const filled = sources.filter(({ text }) =>
    /autoComplete="(username|email|tel|name|given-name|current-password|new-password)/.test(text),
  );
  expect(filled.length).toBeGreaterThan(5);
  expect(filled.filter(({ text }) => !text.includes('register(')).map(({ path }) => path)).toEqual([]);
});

/** A field as far as the handler reads it: this runs without a browser. */
class Field {
  name = '';
  type = 'text';
  value = '';
  hidden = false;
  constructor(values: Partial<Field>) {
    Object.assign(this, values);
  }
  getAttribute = (name: string) => (name === 'aria-hidden' && this.hidden ? 'true' : null);
  focus = () => {};
}
class List extends Field {}

beforeAll(() => {
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLSelectElement', List);
});
afterAll(() => vi.unstubAllGlobals());

type Typed = {
  email: string;
  phone: string;
  price: number;
  day: string;
  place: { city: string };
  photo: string;
  trap: string;
};

test('a value without an event is taken, with its transform; any other value stays', async () => {
  const form = createFormControl<Typed>({
    defaultValues: {
      email: '',
      phone: '',
      price: 0,
      day: '14',
      place: { city: 'Pune' },
      photo: 'kept',
      trap: '',
    },
  });
  const email = new Field({ name: 'email' });
  const phone = new Field({ name: 'phone', type: 'tel' });
  const price = new Field({ name: 'price' });
  form.register('email').ref(email);
  form.register('phone', { setValueAs: (text: string) => text.replace(/\D/g, '') }).ref(phone);
  form.register('price', { valueAsNumber: true }).ref(price);
  email.value = 'asha@example.test';
  phone.value = '98765 43210';
  form.setValue('price', 1500);
  price.value = '1,500';
  const elements = [
    email,
    phone,
    price,
    new List({ name: 'day' }),
    new Field({ name: 'place', value: 'Pune, Maharashtra' }),
    new Field({ name: 'photo', type: 'file', value: 'C:\\fakepath\\a.jpg' }),
    new Field({ name: 'trap', value: 'filled', hidden: true }),
    new Field({ name: 'other', value: 'not of this form' }),
    new Field({ name: '', value: 'a search' }),
  ];
  const save = vi.fn();
  const event = { currentTarget: { elements }, preventDefault: () => {} };
  await submitFilled(form, save)(event as unknown as FormEvent<HTMLFormElement>);
  expect(save.mock.calls[0]?.[0]).toEqual({
    email: 'asha@example.test',
    phone: '9876543210',
    price: 1500,
    day: '14',
    place: { city: 'Pune' },
    photo: 'kept',
    trap: '',
  });
});
