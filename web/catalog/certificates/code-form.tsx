import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readCode, verifyPath } from '#contract/catalog/certificates/code.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** Asks for the code of a piece. A wrong character is found before anything is sent. Needs the texts `certificates`. */
export function CodeForm({ typed = '' }: { typed?: string }) {
  const t = useTexts('certificates');
  const navigate = useNavigate();
  const [code, setCode] = useState(typed);
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readCode(code);
        if (read.state === 'complete') void navigate(verifyPath(read.code));
        else setError(read.state === 'length' ? t.codeLength : t.codeMistyped);
      }}
    >
      <Field label={t.code} hint={t.codeHint} {...(error && { error })}>
        <Input
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError(undefined);
          }}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular uppercase"
        />
      </Field>
      <div>
        <Button type="submit">{t.verify}</Button>
      </div>
    </form>
  );
}
