import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type Gateway, loadGateway } from './gateway.ts';

/** The gateway while it loads, when it is there, and when it could not be had (a toast has said so). */
export type GatewayState =
  | { state: 'loading' | 'failed'; gateway: null }
  | { state: 'ready'; gateway: Gateway };

/** Loads the gateway with the page; `retry` asks again. */
export function useGateway(): GatewayState & { retry: () => void } {
  const t = useTexts('checkout');
  const [held, setHeld] = useState<GatewayState>({ state: 'loading', gateway: null });
  const load = useCallback(() => {
    let left = false;
    setHeld({ state: 'loading', gateway: null });
    loadGateway().then(
      (gateway) => left || setHeld({ state: 'ready', gateway }),
      () => {
        if (left) return;
        setHeld({ state: 'failed', gateway: null });
        toast.problem(t.sdkFailed);
      },
    );
    return () => {
      left = true;
    };
  }, [t]);
  useEffect(load, [load]);
  return { ...held, retry: load };
}
