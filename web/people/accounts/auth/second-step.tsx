import { useEffect, useRef, useState } from 'react';
import { ApiError, api } from '#web/api/client.ts';
import { ConfirmFactor } from '#web/people/accounts/shared/second-factor/confirm-factor.tsx';
import { RecoveryCodes } from '#web/people/accounts/shared/second-factor/recovery-codes.tsx';
import type { Added } from '#web/people/accounts/shared/second-factor/set-up.ts';
import { SetUpFactor } from '#web/people/accounts/shared/second-factor/set-up-factor.tsx';
import type { Session } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { MissingStep } from './missing-step.ts';

/**
 * The second step of a log-in: gives a second factor, or sets the first one up. Needs the texts `accounts/security`.
 */
export default function SecondStep({
  step: { ticket, methods },
  onSession,
  onBack,
}: {
  step: MissingStep;
  onSession: (session: Session) => void;
  /** Begins again with the password. */
  onBack: () => void;
}) {
  const { logIn: t } = useTexts('accounts/security');
  const [added, setAdded] = useState<Added | null>(null);
  const [over, setOver] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);

  async function finish(factor: Parameters<Parameters<typeof ConfirmFactor>[0]['onFactor']>[0]) {
    try {
      onSession(await api('POST /api/auth/second-factor/log-in', { body: { ticket, ...factor } }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor_over')) throw error;
      setOver(error.message);
    }
  }
  const finishSetUp = ({ session }: Added) => session && onSession(session);

  if (added?.recoveryCodes)
    return <RecoveryCodes codes={added.recoveryCodes} onKept={() => finishSetUp(added)} />;
  return (
    <div className="grid gap-4.5">
      <div>
        <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
          {t.title}
        </h2>
        <p className="mt-1.5 text-ink-2">{methods ? t.intro : t.setUpIntro}</p>
      </div>
      {over && <Banner tone="bad">{over}</Banner>}
      {!over &&
        (methods ? (
          <ConfirmFactor methods={methods} ticket={ticket} onFactor={finish} />
        ) : (
          <SetUpFactor
            ticket={ticket}
            onAdded={(done) => (done.recoveryCodes ? setAdded(done) : finishSetUp(done))}
          />
        ))}
      <Button kind={over ? 'primary' : 'ghost'} onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
}
