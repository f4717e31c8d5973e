import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import type { Added } from './set-up.ts';

/** Offers both ways of a second step to somebody who has none. The passkey comes first, because nothing is typed. */
export function SetUpFactor({ ticket, onAdded }: { ticket?: string; onAdded: (added: Added) => void }) {
  const { passkey, totp } = useTexts('accounts/security');
  return (
    <div className="grid gap-4.5">
      <Card>
        <h2 className="text-h3">{passkey.title}</h2>
        <p className="mt-1.5 mb-4 text-ink-2">{passkey.text}</p>
        <AddPasskey ticket={ticket} kind="primary" onAdded={onAdded} />
      </Card>
      <Card>
        <h2 className="text-h3">{totp.title}</h2>
        <p className="mt-1.5 mb-4 text-ink-2">{totp.text}</p>
        <AddTotp ticket={ticket} onAdded={onAdded} />
      </Card>
    </div>
  );
}
