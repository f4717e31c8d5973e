import { useState } from 'react';
import { postLengths } from '#contract/office/blog/rules.ts';
import type { Lang } from '#languages/list.ts';
import { ClaimsNote } from '#web/admin/claims-note.tsx';
import { DateField } from '#web/admin/date-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import type { Editing } from './editing.ts';
import { PictureList } from './picture-list.tsx';
import { RichText } from './rich-text.tsx';

/**
 * Shows the fields of a post in the language `lang`. Once shown, a language's editor stays mounted to keep
 * its undo history.
 */
export function PostForm({
  editing,
  lang,
  titleMissing,
  onChange,
  onSending,
}: {
  editing: Editing;
  lang: Lang;
  titleMissing: boolean;
  onChange: (changes: Partial<Editing>) => void;
  /** Called when an upload of pictures begins and ends. */
  onSending: (sends: boolean) => void;
}) {
  const t = useTexts('blog/admin');
  const { fields } = t;
  const [shown, setShown] = useState<readonly Lang[]>([lang]);
  if (!shown.includes(lang)) setShown([...shown, lang]);
  const texts = lang === 'hi' ? editing.hi : editing;
  const write = (changes: Partial<Editing['hi']>) =>
    lang === 'hi' ? onChange({ hi: { ...editing.hi, ...changes } }) : onChange(changes as Partial<Editing>);
  const missing = titleMissing && lang === 'en';
  return (
    <div className="grid gap-5">
      {lang === 'hi' && <p className="text-sm text-ink-2">{t.hindiHint}</p>}
      <Field label={fields.title} {...(missing && { error: fields.titleRequired })}>
        <Input
          lang={lang}
          value={texts.title ?? ''}
          maxLength={postLengths.title}
          required={lang === 'en'}
          autoComplete="off"
          className="written-display text-h3"
          onChange={(event) => write({ title: event.target.value })}
        />
      </Field>
      <Field label={fields.description} hint={fields.descriptionHint}>
        <Textarea
          lang={lang}
          rows={2}
          value={texts.description ?? ''}
          maxLength={postLengths.description}
          className="written min-h-18!"
          onChange={(event) => write({ description: event.target.value })}
        />
      </Field>
      <div>
        <p className="mb-1.5 text-sm font-medium" aria-hidden="true">
          {fields.content}
        </p>
        {shown.map((one) => (
          <div key={one} hidden={one !== lang}>
            <RichText
              label={fields.content}
              lang={one}
              value={(one === 'hi' ? editing.hi.content : editing.content) ?? ''}
              onChange={(content) =>
                one === 'hi' ? onChange({ hi: { ...editing.hi, content } }) : onChange({ content })
              }
            />
          </div>
        ))}
      </div>
      <ClaimsNote texts={[texts.title, texts.description, texts.content].map((text) => text ?? '')} />
      <PictureList
        pictures={editing.pictures}
        lang={lang}
        onChange={(pictures) => onChange({ pictures })}
        onSending={onSending}
      />
      <Field label={fields.author}>
        <Input
          lang={lang}
          value={texts.author ?? ''}
          maxLength={postLengths.author}
          autoComplete="off"
          onChange={(event) => write({ author: event.target.value })}
        />
      </Field>
      <PublishingFields editing={editing} onChange={onChange} />
    </div>
  );
}

/** The fields that both languages share: tags, categories, date. */
function PublishingFields({
  editing,
  onChange,
}: {
  editing: Editing;
  onChange: (changes: Partial<Editing>) => void;
}) {
  const { fields } = useTexts('blog/admin');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={fields.tags} hint={fields.tagsHint}>
          <Input
            value={editing.tags}
            maxLength={600}
            autoComplete="off"
            onChange={(event) => onChange({ tags: event.target.value })}
          />
        </Field>
        <Field label={fields.categories}>
          <Input
            value={editing.categories}
            maxLength={600}
            autoComplete="off"
            onChange={(event) => onChange({ categories: event.target.value })}
          />
        </Field>
      </div>
      <DateField
        withTime
        label={fields.publishAt}
        hint={fields.publishAtHint}
        className="sm:max-w-80"
        value={editing.publishAt}
        onChange={(event) => onChange({ publishAt: event.target.value })}
      />
    </>
  );
}
