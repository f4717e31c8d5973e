import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** Asks for a code that is not in the list, such as one of a series on a card. Shows why it does not count. */
export function CodeField({ onApply }: { onApply: (code: string) => Promise<string | null> }) {
  const t = useTexts('cart').coupons;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function apply(): Promise<void> {
    if (!code.trim()) return setProblem(t.codeMissing);
    setBusy(true);
    const refused = await onApply(code);
    setBusy(false);
    setProblem(refused);
    if (refused === null) setCode('');
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
      className="mt-5 flex max-w-md items-start gap-2.5"
    >
      <Field label={t.code} className="min-w-0 flex-1" {...(problem && { error: problem })}>
        <Input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular uppercase"
        />
      </Field>
      <Button type="submit" kind="secondary" busy={busy} className="mt-7">
        {t.apply}
        <span className="sr-only">{t.ofCode}</span>
      </Button>
    </form>
  );
}
