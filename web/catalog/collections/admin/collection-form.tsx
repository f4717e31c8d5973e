import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { collectionLengths, isSlug, slugOf } from '#contract/catalog/collections/rules.ts';
import { Picker } from '#web/admin/picker.tsx';
import { ApiError, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { collectionPath } from '#web/catalog/collections/shared/local-texts.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Input, Select, Textarea } from '#web/ui/form/input.tsx';
import { bodyOf, type PickedProduct, type Typed } from './form-values.ts';
import { ProductPicks, useProductSearch } from './product-picks.tsx';
import { ProductsPreview } from './products-preview.tsx';
import { RuleFields } from './rule-fields.tsx';

/** Shows the form of a collection, with what it has in the shop beside it. */
export function CollectionForm({
  initial,
  slugFixed,
  readOnly,
  onSave,
}: {
  initial: Typed;
  /** Buyers have seen its address. */
  slugFixed: boolean;
  /** Shows the values without a way to change them. */
  readOnly: boolean;
  /** Throws the server's error. */
  onSave: (body: ReturnType<typeof bodyOf>) => Promise<void>;
}) {
  const t = useTexts('collections/admin');
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: initial });
  const { save, busy, problem, setProblem } = useSave((typed: Typed) => onSave(bodyOf(typed)), {
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'collection_slug_taken'))
        return messageOf(error, t.failed);
      form.setError('slug', { message: error.message }, { shouldFocus: true });
      return t.form.wrong;
    },
  });
  const how = form.watch('how');
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, save, () => setProblem(t.form.wrong))}
        className="grid gap-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8"
      >
        <fieldset disabled={readOnly} className="grid min-w-0 gap-5">
          <Part title={t.form.words}>
            <WordFields slugFixed={slugFixed} />
            <PictureField readOnly={readOnly} />
          </Part>
          <Part title={t.form.products}>
            <FieldGroup legend={t.form.how} className="sm:col-span-2">
              <div className="flex flex-wrap gap-x-5">
                {(['hand', 'rule'] as const).map((value) => (
                  <Choice key={value} type="radio" value={value} {...form.register('how')}>
                    {t.form[value]}
                  </Choice>
                ))}
              </div>
            </FieldGroup>
            {how === 'hand' ? <ProductPicks readOnly={readOnly} /> : <RuleFields readOnly={readOnly} />}
          </Part>
          <Part title={t.form.publishing}>
            <Field label={t.form.state} hint={t.form.draftHint}>
              <Select {...form.register('state')}>
                <option value="draft">{t.states.draft}</option>
                <option value="published">{t.states.published}</option>
              </Select>
            </Field>
          </Part>
          {problem && <Banner tone="bad">{problem}</Banner>}
          {!readOnly && (
            <div>
              <Button type="submit" busy={busy} busyText={t.form.saving}>
                {t.form.save}
              </Button>
            </div>
          )}
        </fieldset>
        <div className="lg:sticky lg:top-6">
          <ProductsPreview />
        </div>
      </form>
    </FormProvider>
  );
}

/** The name, the address and the words, in both languages. Until the address is typed, it follows the name. */
function WordFields({ slugFixed }: { slugFixed: boolean }) {
  const t = useTexts('collections/admin').form;
  const wrong = useTexts('collections/errors');
  const { register, formState, setValue, watch } = useFormContext<Typed>();
  const { errors, dirtyFields } = formState;
  const path = collectionPath(watch('slug') || '...');
  const name = register('name', { validate: (typed) => typed.trim() !== '' || t.missing });
  const { name: longest, words: longestWords, slug: longestSlug } = collectionLengths;
  return (
    <>
      <Field label={t.name} error={errors.name?.message}>
        <Input
          autoComplete="off"
          maxLength={longest}
          {...name}
          onChange={async (event) => {
            await name.onChange(event);
            if (!slugFixed && !dirtyFields.slug) setValue('slug', slugOf(event.target.value));
          }}
        />
      </Field>
      <Field label={t.nameHi}>
        <Input lang="hi" autoComplete="off" maxLength={longest} {...register('nameHi')} />
      </Field>
      <Field
        label={t.slug}
        hint={fill(slugFixed ? t.slugStays : t.slugHint, { path })}
        error={errors.slug?.message}
        className="sm:col-span-2"
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestSlug}
          readOnly={slugFixed}
          {...register('slug', {
            validate: (typed) => isSlug(typed.trim()) || wrong.collection_slug_wrong,
          })}
        />
      </Field>
      <Field label={t.text} hint={t.textHint}>
        <Textarea rows={3} maxLength={longestWords} {...register('words')} />
      </Field>
      <Field label={t.textHi}>
        <Textarea rows={3} lang="hi" maxLength={longestWords} {...register('wordsHi')} />
      </Field>
    </>
  );
}

function PictureField({ readOnly }: { readOnly: boolean }) {
  const t = useTexts('collections/admin').form;
  const { watch, setValue } = useFormContext<Typed>();
  return (
    <Field label={t.picture} hint={t.pictureHint} className="sm:col-span-2">
      <Picker
        label={t.picture}
        value={watch('picture')}
        onChange={(picks) => setValue('picture', picks.slice(-1) as PickedProduct[], { shouldDirty: true })}
        search={useProductSearch()}
        readOnly={readOnly}
      />
    </Field>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-tile border border-line bg-surface p-5">
      <legend className="float-left mb-1 w-full font-display text-h3">{title}</legend>
      <div className="clear-left grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
