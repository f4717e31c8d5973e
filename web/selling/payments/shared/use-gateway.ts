import { useCallback, useEffect, useState } from 'react';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Gateway } from './gateway.ts';
import { loadGateway } from './load-gateway.ts';

/** The state of the gateway's SDK: loading, ready, or failed (a toast has said so). */
export type GatewayState =
  | { state: 'loading' | 'failed'; gateway: null }
  | { state: 'ready'; gateway: Gateway };

/** Loads the gateway with the page. On failure shows `failed` as a toast; `retry` loads it again. */
export function useGateway(failed: string): GatewayState & { retry: () => void } {
  const [current, setCurrent] = useState<GatewayState>({ state: 'loading', gateway: null });
  const load = useCallback(() => {
    let left = false;
    setCurrent({ state: 'loading', gateway: null });
    loadGateway().then(
      (gateway) => left || setCurrent({ state: 'ready', gateway }),
      () => {
        if (left) return;
        setCurrent({ state: 'failed', gateway: null });
        toast.problem(failed);
      },
    );
    return () => {
      left = true;
    };
  }, [failed]);
  useEffect(load, [load]);
  return { ...current, retry: load };
}
