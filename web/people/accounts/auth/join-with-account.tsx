import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { forgetSession, logout } from '#web/session/actions.ts';
import { loginPath } from '#web/session/return-path.ts';
import { useSession } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Accepts an invitation with the account of its address: leads a visitor to the login first. */
export function JoinWithAccount({ token }: { token: string }) {
  const t = useTexts('accounts/staff').join;
  const session = useSession();
  const navigate = useNavigate();
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = await api('POST /api/auth/invitation/accept', { body: { token } });
      forgetSession();
      toast.good(message);
      await navigate('/login', { replace: true });
    },
    { onError: (error) => messageOf(error, t.joinFailed) },
  );
  if (!session)
    return (
      <>
        <p>{t.known}</p>
        <LinkButton size="large" wide to={loginPath(`/join/${token}`)}>
          {t.logIn}
        </LinkButton>
      </>
    );
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <p className="text-sm text-ink-2">{t.acceptNote}</p>
      <Button size="large" wide busy={busy} busyText={t.busy} onClick={() => void save()}>
        {t.accept}
      </Button>
      <Button kind="ghost" onClick={() => void logout()}>
        {t.otherAccount}
      </Button>
    </>
  );
}
