import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Messages } from '#languages/messages.gen.ts';
import { loadPart } from '#web/api/load-part.ts';
import type { Session } from '#web/session/store.ts';
import { loadTexts } from '#web/texts/load.ts';
import { MoreTexts, pageLang } from '#web/texts/use-texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type MissingStep, missingStepOf } from './missing-step.ts';

const SecondStep = lazy(() => loadPart(() => import('./second-step.tsx')));

/**
 * Returns `ask`, which shows the step that a refused log-in waits for and returns false for any other refusal, and
 * `shown`, the step as an element, null until then. Its code and words are loaded when they are needed: most people have
 * no second factor.
 */
export function useSecondStep(onSession: (session: Session, step: MissingStep) => void): {
  ask: (error: unknown) => Promise<boolean>;
  shown: ReactNode;
} {
  const [asked, setAsked] = useState<{ step: MissingStep; texts: Partial<Messages> } | null>(null);
  return {
    async ask(error) {
      const step = missingStepOf(error);
      if (!step) return false;
      setAsked({ step, texts: await loadTexts(pageLang(), ['accounts/security']) });
      return true;
    },
    shown: asked && (
      <MoreTexts texts={asked.texts}>
        <Suspense fallback={<Spinner />}>
          <SecondStep
            step={asked.step}
            onSession={(session) => onSession(session, asked.step)}
            onBack={() => setAsked(null)}
          />
        </Suspense>
      </MoreTexts>
    ),
  };
}
