import { useEffect, useState } from 'react';
import type { Rows } from '#art/gem/turned/stone-numbers.ts';
import { type Held, NO_TURN, turnByTilt } from './turns.ts';

/** Milliseconds after which a phone that says nothing is taken to have no sensor. */
const SILENT_MS = 1500;

type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Returns whether this is a device that is held and may say how. */
const canTilt = (): boolean =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches && isSecureContext;

/**
 * Turns a stone by how the phone is held, from the press that begins it on. Safari asks the person for leave. `failed` is set
 * when they refuse, or when the phone says nothing.
 */
export function useTilt(hold: (turn: Rows) => void) {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hold` reads what is current when it is called.
  useEffect(() => {
    if (state !== 'on') return;
    let first: Held | undefined;
    const silent = setTimeout(() => setState('failed'), SILENT_MS);
    const follow = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      clearTimeout(silent);
      first ??= { beta, gamma };
      hold(turnByTilt(first, { beta, gamma }));
    };
    addEventListener('deviceorientation', follow);
    return () => {
      clearTimeout(silent);
      removeEventListener('deviceorientation', follow);
      hold(NO_TURN);
    };
  }, [state]);
  return {
    possible: canTilt(),
    isOn: state === 'on',
    failed: state === 'failed',
    toggle() {
      if (state === 'on') return setState('off');
      const ask = async () =>
        (DeviceOrientationEvent as unknown as Asking).requestPermission?.() ?? 'granted';
      ask().then(
        (answer) => setState(answer === 'granted' ? 'on' : 'failed'),
        () => setState('failed'),
      );
    },
  };
}
