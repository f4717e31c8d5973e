import { useRef, useState } from 'react';
import type { PersonalField, PersonalProblem } from '#contract/catalog/products/personal-rules.ts';

/** Returns the problem of a trimmed value of a field, or null. */
export type PersonalCheck = (field: PersonalField, value: string) => PersonalProblem | null;

/** The values that a buyer fills in on a product's page. */
export type Personal = {
  fields: readonly PersonalField[];
  /** Returns the value of a field; '' for nothing. */
  read: (id: string) => string;
  /** The problem of a field, once the buyer tried to buy; null for none. `wait`: its photo is on its way. */
  problemOf: (field: PersonalField) => PersonalProblem | 'wait' | null;
  set: (id: string, value: string) => void;
  /** Says that the photo of a field is on its way, or no longer. */
  wait: (id: string, waits: boolean) => void;
  /** Whether the buyer tried to buy with values that do not fit, or that nobody could check yet. */
  tried: boolean;
  /** Sets the check of values. The fields do so: their code is loaded for products that are made to order only. */
  checkBy: (check: PersonalCheck) => void;
  /** Returns whether everything fits. Otherwise shows the problems and moves the focus to the first. */
  check: () => boolean;
  /** The filled-in values, as requests send them. */
  values: () => { field: string; value: string }[];
};

/** Returns the id of a field's control, as the fields give it to their controls without a `scope`. */
const controlId = (fieldId: string): string => `personal-${fieldId}`;

/** Holds what a buyer fills in. The server checks it again. */
export function usePersonal(fields: readonly PersonalField[]): Personal {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  // A purchase may begin before the next render.
  const newest = useRef(typed);
  const [, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const read = (id: string) => newest.current[id] ?? '';
  const checker = useRef<PersonalCheck>(undefined);
  // First: a photo that is on its way is missing among the values.
  const problemOf = (field: PersonalField) =>
    waiting.current.has(field.id) ? 'wait' : (checker.current?.(field, read(field.id).trim()) ?? null);
  return {
    fields,
    read,
    tried,
    problemOf: (field) => (tried ? problemOf(field) : null),
    set(id, value) {
      newest.current = { ...newest.current, [id]: value };
      setTyped(newest.current);
    },
    wait(id, waits) {
      const others = [...waiting.current].filter((one) => one !== id);
      waiting.current = new Set(waits ? [...others, id] : others);
      setWaiting(waiting.current);
    },
    checkBy(check) {
      checker.current = check;
    },
    check() {
      // Fields that are not here yet are empty, and say what is missing as soon as they are.
      const wrong = fields.find((field) => (checker.current ? problemOf(field) !== null : field.required));
      setTried(wrong !== undefined);
      if (wrong) document.getElementById(controlId(wrong.id))?.focus();
      return wrong === undefined;
    },
    values: () =>
      fields.flatMap(({ id }) => {
        const value = read(id).trim();
        return value === '' ? [] : [{ field: id, value }];
      }),
  };
}
