import type { Platform } from '../../platform/platform.ts';
import type { Live } from '../../platform/realtime/live.ts';

/** The notification channel of the triggers in 0700_office_desk.sql. */
const changesChannel = 'desk';
const staffRoom = 'staff';
/** A crowd of orders is one event: a page that hears of it counts all of them. */
const restMs = 1000;

/**
 * Tells the open admin pages of this process that counts or news have changed. The event has no content: a page asks
 * with its own session, so nobody learns more than they may. Returns the function that ends it.
 */
export function publishAdminChanges(
  { bus, log }: Pick<Platform, 'bus' | 'log'>,
  { live }: { live: Pick<Live, 'io' | 'sessionOf'> },
): () => void {
  let resting: ReturnType<typeof setTimeout> | null = null;
  let again = false;

  function emit(): void {
    if (resting) {
      again = true;
      return;
    }
    live.io.local.to(staffRoom).emit('desk-changed');
    resting = setTimeout(() => {
      resting = null;
      if (!again) return;
      again = false;
      emit();
    }, restMs);
    resting.unref();
  }

  live.io.on('connection', (socket) => {
    live.sessionOf(socket).then(
      (session) => session?.role === 'admin' && socket.join(staffRoom),
      (error: Error) =>
        log.warn({ err: error }, 'admin socket not subscribed: its counts are refreshed once a minute'),
    );
  });
  const unsubscribe = bus.subscribe(changesChannel, emit);
  return () => {
    unsubscribe();
    if (resting) clearTimeout(resting);
  };
}
