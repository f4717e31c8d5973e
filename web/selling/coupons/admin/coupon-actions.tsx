import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminCoupon } from '#contract/selling/coupons/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

const tones: Record<AdminCoupon['state'], BadgeTone> = {
  running: 'good',
  paused: 'warn',
  scheduled: 'info',
  ended: 'off',
};

/** Shows the state of a coupon. */
export function CouponState({ state }: { state: AdminCoupon['state'] }) {
  return <Badge tone={tones[state]}>{useTexts('coupons').states[state]}</Badge>;
}

/** Shows the actions for a coupon's current state to those who may change it. `onGone` is called after a deletion. */
export const CouponActions = (props: { coupon: AdminCoupon; onGone?: () => void }) => (
  <Allowed permission="coupons.write">
    <Actions {...props} />
  </Allowed>
);

/** Pause, resume, delete. */
function Actions({ coupon, onGone }: { coupon: AdminCoupon; onGone?: () => void }) {
  const t = useTexts('coupons');
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const params = { id: coupon._id };

  const { save: act, busy } = useSave(
    async (run: () => Promise<{ message: string }>) => toast.good((await run()).message),
    { onError: (error) => toast.problem(messageOf(error, t.actFailed)), onEnd: revalidate },
  );
  const setActive = (isActive: boolean) =>
    act(() => api('PUT /api/admin/coupons/{id}/active', { params, body: { isActive } }));
  const remove = () =>
    act(async () => {
      const response = await api('DELETE /api/admin/coupons/{id}', { params });
      setAsking(false);
      onGone?.();
      return response;
    });

  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5">
      <Button
        kind="secondary"
        size="small"
        busy={busy && !asking}
        aria-label={`${coupon.isActive ? t.pause : t.resume}: ${coupon.code}`}
        onClick={() => void setActive(!coupon.isActive)}
      >
        {coupon.isActive ? t.pause : t.resume}
      </Button>
      {coupon.deletable && (
        <Button
          kind="danger"
          size="small"
          aria-label={`${t.remove}: ${coupon.code}`}
          onClick={() => setAsking(true)}
        >
          {t.remove}
        </Button>
      )}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={fill(t.removeTitle, { code: coupon.code })}
          actions={
            <>
              <Button kind="secondary" onClick={() => setAsking(false)}>
                {t.keep}
              </Button>
              <Button kind="danger" busy={busy} busyText={t.removing} onClick={() => void remove()}>
                {t.remove}
              </Button>
            </>
          }
        >
          {t.removeText}
        </Dialog>
      )}
    </span>
  );
}
