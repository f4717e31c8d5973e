import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router';
import { isReachable } from '../load-extra.ts';

const open: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };

const BlockerContext = createContext<{ blocker: Blocker; own: { current: BlockerFunction | null } }>({
  blocker: open,
  own: { current: null },
});

/**
 * Keeps the page when it is left without a network, by a link, by a script or by Back, and calls `onOffline`. React Router
 * would reload the page for a module that does not arrive, and the browser shows its own error then. What only changes the
 * fragment needs no network. React Router allows one blocker, so pages register theirs by {@link usePageBlocker}.
 */
export function PageBlocker({ onOffline, children }: { onOffline: () => void; children: ReactNode }) {
  const own = useRef<BlockerFunction | null>(null);
  const isOffline = useRef(false);
  const blocker = useBlocker((move) => {
    const { currentLocation: from, nextLocation: to } = move;
    const asks = own.current?.(move) ?? false;
    isOffline.current =
      !asks && !navigator.onLine && (from.pathname !== to.pathname || from.search !== to.search);
    return asks || isOffline.current;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isOffline.current) return;
    void isReachable().then((reachable) => {
      if (reachable) return blocker.proceed();
      onOffline();
      blocker.reset();
    });
  }, [blocker, onOffline]);
  const shown = blocker.state === 'blocked' && isOffline.current ? open : blocker;
  return <BlockerContext value={{ blocker: shown, own }}>{children}</BlockerContext>;
}

/** Blocks leaving the page while `blocks` returns true. Returns the blocker, as React Router's `useBlocker` does. */
export function usePageBlocker(blocks: BlockerFunction): Blocker {
  const { blocker, own } = useContext(BlockerContext);
  useEffect(() => {
    own.current = blocks;
    return () => {
      own.current = null;
    };
  }, [own, blocks]);
  return blocker;
}
