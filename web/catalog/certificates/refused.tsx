import { Drawing } from '#web/drawings/drawing.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CodeForm } from './code-form.tsx';

/** A code that is refused: why, and what to do. */
export type Refusal = 'code_length' | 'code_mistyped' | 'code_unknown' | 'certificate_altered';

/** Returns whether an error of the API refuses the code itself. */
export const isRefusal = (code: string): code is Refusal =>
  ['code_length', 'code_mistyped', 'code_unknown', 'certificate_altered'].includes(code);

/** Says that a code is mistyped, forged or altered. `message` is the reason in the page's language. */
export function Refused({ why, message, typed }: { why: Refusal; message: string; typed: string }) {
  const t = useTexts('certificates');
  const isTyped = why === 'code_length' || why === 'code_mistyped';
  return (
    <div className="mx-auto max-w-160">
      <header className="grid justify-items-center gap-3 text-center">
        <Drawing name="diya-unlit" className="size-28" />
        <h1 className="text-h2 text-balance">{t.refused[why]}</h1>
        <p className="tabular text-lg font-semibold wrap-anywhere">{typed.slice(0, 40)}</p>
        <p className="max-w-[52ch] text-ink-2">{message}</p>
      </header>
      <Card className="mt-6">
        {isTyped ? (
          <p className="mb-4">{t.advice.typed}</p>
        ) : (
          <>
            <h2 className="text-h3">{t.whatToDo}</h2>
            <ol className="mt-2 mb-4 list-decimal space-y-1 pl-6">
              {t.advice.unknown.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <LinkButton kind="secondary" to="/contact-us" className="mb-6">
              {t.writeToUs}
            </LinkButton>
          </>
        )}
        <CodeForm typed={isTyped ? typed : ''} />
      </Card>
    </div>
  );
}
