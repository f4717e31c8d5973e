import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { countCharacters, personalProblem } from '#contract/catalog/products/personal-rules.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { controlClass } from '#web/ui/form/input.tsx';
import { PersonalPhoto, type SendPhoto } from './personal-photo.tsx';
import type { Personal } from './use-personal.ts';

/** Asks for what is made for the buyer: a text to engrave, a photo, a day, a choice. */
export default function PersonalFields({ personal }: { personal: Personal }) {
  const t = useTexts('products/personal');
  const id = useId();
  const [, setChecked] = useState(false);
  const first = useRef(personal);
  useLayoutEffect(() => {
    const { checkBy, check, tried } = first.current;
    checkBy(personalProblem);
    // Who pressed a button before the fields were here reads now what is missing.
    if (tried) check();
    setChecked(true);
  }, []);
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-4 rounded-panel border border-line p-4">
      <h2 id={id} className="font-text text-base font-semibold">
        {t.title}
      </h2>
      <PersonalControls personal={personal} />
      <p className="text-sm text-ink-2">{t.hint}</p>
    </section>
  );
}

/** The values of fields, and the problems to show. */
export type PersonalFilling = Pick<Personal, 'fields' | 'read' | 'problemOf' | 'set' | 'wait'>;

type Filling = {
  personal: PersonalFilling;
  /** The first part of the ids of the controls. A page with the fields of several lines needs one for each. */
  scope?: string;
  /** Sends a photo in another way than as the visitor's own. */
  sendPhoto?: SendPhoto;
};

/** The controls of the fields. Needs the texts `catalog/personal`. */
export function PersonalControls({ personal, ...rest }: Filling) {
  return personal.fields.map((field) => (
    <OneField key={field.id} field={field} personal={personal} {...rest} />
  ));
}

function OneField({ field, personal, scope = 'personal', sendPhoto }: Filling & { field: PersonalField }) {
  const t = useTexts('products/personal');
  const lang = useLang();
  const id = `${scope}-${field.id}`;
  const problem = personal.problemOf(field);
  const error = problem ? fill(t.problems[problem], { max: field.max }) : undefined;
  const hints = [
    field.kind === 'text' && field.script !== 'any' ? t.scripts[field.script] : '',
    field.kind === 'text'
      ? fill(t.count, { n: countCharacters(personal.read(field.id)), max: field.max })
      : '',
  ].filter(Boolean);
  const described = [error && `${id}-error`, hints.length > 0 && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': field.required || undefined,
    className: controlClass,
  };
  const value = personal.read(field.id);
  const set = (next: string) => personal.set(field.id, next);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        <span>{field.label[lang]}</span>
        {!field.required && <span className="font-normal text-ink-3"> {t.optional}</span>}
      </label>
      {field.kind === 'text' && (
        <input
          {...control}
          value={value}
          // Room for letters of several code units; the server counts letters.
          maxLength={field.max * 4}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      )}
      {field.kind === 'date' && (
        <input
          {...control}
          type="date"
          value={value}
          onChange={(event) => set(event.target.value)}
          onPaste={pasteIntoBox((event) => set(event.target.value))}
        />
      )}
      {field.kind === 'choice' && (
        <select
          {...control}
          className={`${controlClass} control-select`}
          value={value}
          onChange={(event) => set(event.target.value)}
        >
          <option value="">{t.choose}</option>
          {field.choices.map((choice) => (
            <option key={choice.en} value={choice.en}>
              {choice[lang]}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'photo' && (
        <PersonalPhoto
          id={id}
          describedBy={described || undefined}
          value={value}
          onChange={set}
          onUploading={(uploads) => personal.wait(field.id, uploads)}
          {...(sendPhoto && { send: sendPhoto })}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
      {hints.length > 0 && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-3">
          {hints.join(' · ')}
        </p>
      )}
    </div>
  );
}
