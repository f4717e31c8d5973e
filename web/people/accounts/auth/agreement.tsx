import { useFormContext } from 'react-hook-form';
import type { Typed } from '#web/people/accounts/shared/sign-up-rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';

const policies = { terms: '/terms', privacy: '/privacy', refund: '/refund' } as const;
const isPolicy = (name: string): name is keyof typeof policies => name in policies;

/** Shows the consent checkbox. The policies open in a new tab, so that nothing typed is lost. */
export function Agreement() {
  const t = useTexts('accounts/auth').signUp;
  const { register, formState } = useFormContext<Typed>();
  const error = formState.errors.agreedToTerms?.message;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm">
        <input
          type="checkbox"
          {...register('agreedToTerms', { validate: (ticked) => ticked || t.agreeMissing })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreement-error' : undefined}
          className="control-check"
        />
        <span>
          {t.agree
            .split(/\{(\w+)\}/)
            .map((part) => (isPolicy(part) ? <Policy key={part} name={part} /> : part))}
        </span>
      </label>
      <FieldError id="agreement-error" error={error} />
    </div>
  );
}

function Policy({ name }: { name: keyof typeof policies }) {
  const text = useTexts('accounts/auth').signUp[name];
  return (
    <a href={policies[name]} target="_blank" rel="noopener" className={textLinkClass}>
      {text}
    </a>
  );
}
