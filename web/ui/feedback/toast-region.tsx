import { Toast } from '@base-ui/react/toast';
import { Check, TriangleAlert, X } from 'lucide';
import { useEffect } from 'react';
import { withoutSign } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { Icon } from '../icon.tsx';
import { showToastsWith, type ToastMessage } from './toast-queue.ts';

const manager = Toast.createToastManager<ToastMessage>();

/** The visible toasts: at most two, newest last; 3 s each, longer while hovered or focused. One with an id stays. */
export default function ToastRegion() {
  useEffect(() => {
    showToastsWith({
      // The role of a problem's title announces it at once. Base UI's high priority would hide the toast from
      // assistive technology while its buttons have the focus, and announce it twice.
      show: (message) =>
        manager.add({
          title: withoutSign(message.text),
          data: message,
          ...(message.id && { id: message.id, timeout: 0 }),
        }),
      close: manager.close,
    });
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={timings.toast} limit={2}>
      <Toast.Portal>
        <ToastList />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const t = useTexts('shell');
  const { toasts } = Toast.useToastManager<ToastMessage>();
  return (
    <Toast.Viewport
      aria-label={t.notifications}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bar,0rem))] z-40 mx-auto flex max-w-100 flex-col-reverse gap-2 lg:right-auto lg:left-6 lg:mx-0"
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          swipeDirection={['down', 'left', 'right']}
          className="pointer-events-auto rounded-[.75rem] bg-ink text-ground shadow-3 transition-[opacity,translate] duration-(--nr-mid) ease-out data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
        >
          <Toast.Content className="flex min-h-12 items-center gap-3 py-2 pr-1.5 pl-4">
            <Icon
              of={toast.data?.tone === 'problem' ? TriangleAlert : Check}
              className="text-haldi dark:text-[#8a4603]"
            />
            <Toast.Title
              render={<p />}
              role={toast.data?.tone === 'problem' ? 'alert' : 'status'}
              className="flex-1 font-medium"
            />
            {toast.data?.action && (
              <Toast.Action
                className="min-h-10 pointer-coarse:min-h-11 rounded-control px-3 font-semibold underline underline-offset-4"
                onClick={() => {
                  manager.close(toast.id);
                  toast.data?.action?.run();
                }}
              >
                {toast.data.action.text}
              </Toast.Action>
            )}
            {/* The library hides it from assistive technology until a pointer is on the toasts, yet it can be focused. */}
            <Toast.Close
              aria-hidden={false}
              aria-label={t.close}
              className="grid size-10 place-items-center rounded-control"
            >
              <Icon of={X} small />
            </Toast.Close>
          </Toast.Content>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}
