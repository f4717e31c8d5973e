import { useCallback, useEffect, useState } from 'react';
import { toast } from '#web/ui/toast-queue.ts';
import { type Gateway, loadGateway } from './gateway.ts';

/** The gateway while it loads, when it is there, and when it could not be had (a toast has said so). */
export type GatewayState =
  | { state: 'loading' | 'failed'; gateway: null }
  | { state: 'ready'; gateway: Gateway };

/** Loads the gateway with the page; `failed` is said when it cannot be had; `retry` asks again. */
export function useGateway(failed: string): GatewayState & { retry: () => void } {
  const [held, setHeld] = useState<GatewayState>({ state: 'loading', gateway: null });
  const load = useCallback(() => {
    let left = false;
    setHeld({ state: 'loading', gateway: null });
    loadGateway().then(
      (gateway) => left || setHeld({ state: 'ready', gateway }),
      () => {
        if (left) return;
        setHeld({ state: 'failed', gateway: null });
        toast.problem(failed);
      },
    );
    return () => {
      left = true;
    };
  }, [failed]);
  useEffect(load, [load]);
  return { ...held, retry: load };
}
