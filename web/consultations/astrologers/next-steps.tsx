import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { useSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Lists what an astrologer must still do to be listed and paid out. Renders nothing when all is done. */
export function NextSteps({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers').kyc;
  const verified = useSession()?.isVerified ?? true;
  const open = (
    <LinkButton
      to="/astrologer-profile"
      kind="secondary"
      size="small"
      className="border-current! text-current!"
    >
      {t.open}
    </LinkButton>
  );
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {me.kyc === 'notYet' && (
        <Banner tone="warn" action={open}>
          {t.notYet}
        </Banner>
      )}
      {me.kyc === 'pending' && <Banner tone="info">{t.pending}</Banner>}
      {me.kyc === 'rejected' && (
        <Banner tone="bad" action={open}>
          {me.kycReason ? fill(t.rejectedBecause, { reason: me.kycReason }) : t.rejected}
        </Banner>
      )}
      {me.kyc === 'approved' && !me.bank && (
        <Banner tone="info" action={open}>
          {t.bank}
        </Banner>
      )}
      {!verified && <Banner tone="info">{t.unverified}</Banner>}
    </div>
  );
}
