import { useCallback, useEffect, useState } from 'react';
import { verifyPath } from '#contract/catalog/certificates/code.ts';
import type { VerifiedPiece } from '#contract/catalog/certificates/endpoints.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Certificate } from './certificate.tsx';
import { isRefusal, type Refusal, Refused } from './refused.tsx';

type Outcome =
  | { state: 'checking' }
  | { state: 'found'; piece: VerifiedPiece; words: FactWords }
  | { state: 'refused'; why: Refusal; message: string }
  | { state: 'failed'; message: string };

/**
 * Verifies a code and shows what the shop has signed about the piece, or why the code is refused. The browser asks by its
 * own call, which is counted by its address. Needs the texts `certificates`.
 */
export function Verified({ code }: { code: string }) {
  const t = useTexts('certificates');
  const lang = useLang();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'checking' });
  const check = useCallback(async () => {
    setOutcome({ state: 'checking' });
    try {
      const [piece, { 'products/facts': words }] = await Promise.all([
        api('GET /api/certificates/verify/{code}', { params: { code: code.slice(0, 64) } }),
        loadTexts(lang, ['products/facts']),
      ]);
      setOutcome({ state: 'found', piece, words });
    } catch (error) {
      const message = messageOf(error, t.failed);
      const why = error instanceof ApiError ? error.code : '';
      setOutcome(isRefusal(why) ? { state: 'refused', why, message } : { state: 'failed', message });
    }
  }, [code, lang, t]);
  useEffect(() => {
    void check();
  }, [check]);

  return (
    <div className="wrap pt-6 pb-16 lg:pt-12 lg:pb-24">
      {outcome.state === 'checking' && <Checking words={t.checking} />}
      {outcome.state === 'found' && (
        <Certificate
          piece={outcome.piece}
          address={location.origin + verifyPath(outcome.piece.code)}
          words={outcome.words}
        />
      )}
      {outcome.state === 'refused' && <Refused why={outcome.why} message={outcome.message} typed={code} />}
      {outcome.state === 'failed' && (
        <div className="mx-auto max-w-160">
          <h1 className="mb-4 text-h2">{t.title}</h1>
          <Banner
            tone="bad"
            action={
              <Button kind="secondary" size="small" onClick={() => void check()}>
                {t.retry}
              </Button>
            }
          >
            {outcome.message}
          </Banner>
        </div>
      )}
    </div>
  );
}

function Checking({ words }: { words: string }) {
  const t = useTexts('certificates');
  return (
    <div className="mx-auto max-w-208">
      <h1 className="sr-only">{t.title}</h1>
      <p role="status" className="mb-4 text-center text-ink-2">
        {words}
      </p>
      <Skeleton className="h-160 w-full rounded-panel" />
    </div>
  );
}
