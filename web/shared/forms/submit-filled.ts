import type { FormEvent } from 'react';
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'handleSubmit' | 'getValues' | 'setValue'
>;

/**
 * Returns a form's submit handler that first takes what its text fields show. Some password managers fill in fields without an
 * event, so react-hook-form knows nothing of it.
 */
export const submitFilled =
  <Values extends FieldValues>(form: Form<Values>, save: SubmitHandler<Values>) =>
  (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    for (const field of event.currentTarget.elements) {
      if (!(field instanceof HTMLInputElement) || field.type === 'checkbox' || field.type === 'radio')
        continue;
      const name = field.name as Path<Values>;
      if (field.name !== '' && (form.getValues(name) ?? '') !== field.value)
        form.setValue(name, field.value as PathValue<Values, Path<Values>>);
    }
    return form.handleSubmit(save)(event);
  };
