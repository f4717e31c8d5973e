import { onNpmGone } from '../setup/processes.mjs';

// One Ctrl-C arrives several times: from the terminal, from npm, and from the Node that ran the set-up.
const samePressMs = 1000;

/**
 * Calls `stop` on the first request to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that started us.
 * Calls `force` on a later Ctrl-C.
 */
export function onEndRequest({ stop, force }: { stop: () => void; force: () => void }): void {
  let first: number | undefined;
  const request = (): void => {
    if (first === undefined) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > samePressMs) force();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  onNpmGone(() => {
    if (first === undefined) request();
  });
}
