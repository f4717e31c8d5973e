import { LogOut } from 'lucide';
import { useNavigate } from 'react-router';
import { logout } from '#web/session/actions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Returns the function that ends the session and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const t = useTexts('shell');
  const navigate = useNavigate();
  return async () => {
    // Leaves a guarded page first, so that its guard does not redirect to the login.
    await navigate('/');
    await logout();
    toast.good(t.loggedOut);
  };
}

/** The button that ends the session. */
export function LogoutButton({ className, onDone }: { className?: string; onDone?: () => void }) {
  const t = useTexts('shell');
  const logOut = useLogout();
  return (
    <Button
      kind="ghost"
      className={className}
      onClick={async () => {
        onDone?.();
        await logOut();
      }}
    >
      <Icon of={LogOut} small />
      {t.logout}
    </Button>
  );
}
