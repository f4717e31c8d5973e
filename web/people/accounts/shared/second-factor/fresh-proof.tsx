import { lazy, Suspense, useEffect, useState } from 'react';
import type { SecondFactor } from '#contract/people/accounts/second-factor.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { onProofNeeded } from '#web/api/fresh-proof.ts';
import { loadPart } from '#web/api/load-part.ts';
import { loadTexts } from '#web/texts/load.ts';
import { MoreTexts, pageLang } from '#web/texts/use-texts.ts';

const ProofDialog = lazy(() => loadPart(() => import('./proof-dialog.tsx')));

type Asked = {
  state: SecondFactor;
  texts: Partial<Messages>;
  end: (proved: boolean) => void;
};

/**
 * The place of the dialog that asks for fresh proof, in the areas of signed-in people. Its code, its words and the person's factors are
 * loaded when a request needs it.
 */
export function FreshProof() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      onProofNeeded(async () => {
        const [state, texts] = await Promise.all([
          api('GET /api/auth/second-factor'),
          loadTexts(pageLang(), ['accounts/security']),
        ]).catch(() => [null, null] as const);
        if (!state) return false;
        return new Promise<boolean>((resolve) => setAsked({ state, texts, end: resolve }));
      }),
    [],
  );
  if (!asked) return null;
  return (
    <MoreTexts texts={asked.texts}>
      <Suspense>
        <ProofDialog
          state={asked.state}
          onEnd={(proved) => {
            asked.end(proved);
            setAsked(null);
          }}
        />
      </Suspense>
    </MoreTexts>
  );
}
