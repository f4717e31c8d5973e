import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SendLink } from './send-link.tsx';

/**
 * Reminds the user of the confirmation link, and offers to send it again. Needs the texts `accounts/auth`.
 */
export function ConfirmAddress({ className }: { className?: string }) {
  return (
    <Banner tone="info" className={className} action={<SendLink kind="secondary" size="small" />}>
      {useTexts('accounts/auth').verify.open}
    </Banner>
  );
}
