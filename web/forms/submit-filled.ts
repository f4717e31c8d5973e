import type { FormEvent } from 'react';
import type {
  FieldValues,
  Path,
  PathValue,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'handleSubmit' | 'getValues' | 'setValue'
>;
type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const noText = new Set(['checkbox', 'radio', 'file', 'hidden']);

/** Returns whether an element is a field whose text a password manager can fill in. */
const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !noText.has(element.type));

/**
 * Returns a form's submit handler that first takes what its text fields show. Some password managers fill in fields without an
 * event, so react-hook-form knows nothing of it. Every form is submitted by this one (`submit-filled.test.ts`).
 */
export const submitFilled =
  <Values extends FieldValues>(
    form: Form<Values>,
    save: SubmitHandler<Values>,
    refuse?: SubmitErrorHandler<Values>,
  ) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    for (const field of event.currentTarget.elements) {
      if (!isTextField(field) || field.name === '' || field.getAttribute('aria-hidden') === 'true') continue;
      const name = field.name as Path<Values>;
      const known: unknown = form.getValues(name);
      // A field that is not registered has no value, and one that shows an object or a number in words has no text.
      if (typeof known !== 'string' || known === field.value) continue;
      // A list without the value that the form has shows nothing; nobody has emptied it.
      if (field instanceof HTMLSelectElement && field.value === '') continue;
      form.setValue(name, field.value as PathValue<Values, Path<Values>>);
    }
    await form.handleSubmit(save, refuse)(event);
  };
