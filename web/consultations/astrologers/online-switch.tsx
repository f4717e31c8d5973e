import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { useRequests } from './requests-context.tsx';

/** Shows the switch that accepts or pauses requests, and explains the current state. */
export function OnlineSwitch({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers');
  const lang = useLang();
  const { list, live } = useRequests();
  const { revalidate } = useRevalidator();
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  const on = optimistic ?? me.accepting;
  const waiting = list?.length ?? 0;

  async function turn(accepting: boolean): Promise<void> {
    setAsking(false);
    setOptimistic(accepting);
    try {
      // The switch shows the new state already, so the request outlives the page.
      await api('PUT /api/astrologers/astrologer-details', { body: { accepting }, keepalive: true });
      await revalidate();
    } catch (error) {
      toast.problem(messageOf(error, t.toast.failed));
    }
    setOptimistic(null);
  }

  const [title, text] = !on
    ? [t.online.off, t.online.offText]
    : me.kyc !== 'approved'
      ? [t.online.unapproved, t.online.unapprovedText]
      : live === 'live'
        ? [t.online.on, t.online.onText]
        : [t.online.connecting, t.online.connectingText];
  return (
    <div className="flex items-center gap-3.5">
      <Switch
        on={on}
        tone="good"
        aria-label={t.online.label}
        aria-busy={optimistic !== null || undefined}
        onClick={() => {
          if (optimistic !== null) return;
          if (on && waiting > 0) setAsking(true);
          else void turn(!on);
        }}
      />
      <p role="status" className="leading-snug">
        <span className="font-semibold">{title}</span>
        <br />
        <span className="text-sm text-ink-2">{text}</span>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.online.askTitle}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t.online.stay}
            </Button>
            <Button kind="danger" onClick={() => void turn(false)}>
              {t.online.leave}
            </Button>
          </>
        }
      >
        {plural(t.online.ask, waiting, lang)}
      </Dialog>
    </div>
  );
}
