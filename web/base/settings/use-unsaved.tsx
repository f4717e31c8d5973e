import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePageBlocker } from '#web/ui/feedback/page-blocker.tsx';

/** Asks before unsaved changes are left by a link or by closing the tab. Returns the dialog to render. */
export function useUnsaved(unsaved: boolean): ReactNode {
  const { edit } = useTexts('settings');
  const blocker = usePageBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={edit.leave}
      actions={
        <>
          <Button kind="secondary" onClick={() => blocker.reset()}>
            {edit.stay}
          </Button>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            {edit.go}
          </Button>
        </>
      }
    />
  );
}
