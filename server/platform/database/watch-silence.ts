import type pg from 'pg';

/**
 * Asks a connection every `everyMs` whether it answers. Calls `onSilence` once when it does not for as long. A network
 * that loses every packet closes nothing, and TCP itself notices only after hours. Returns a function that stops it.
 */
export function watchSilence(client: pg.Client, everyMs: number, onSilence: () => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  function stop(): void {
    stopped = true;
    clearTimeout(timer);
  }
  function ask(): void {
    let answered = false;
    const onAnswer = () => {
      if (answered || stopped) return;
      answered = true;
      clearTimeout(timer);
      timer = setTimeout(ask, everyMs).unref();
    };
    // A process that was busy for this long reads the answer that has arrived first.
    timer = setTimeout(() => {
      setImmediate(() => {
        if (answered || stopped) return;
        stop();
        onSilence();
      });
    }, everyMs).unref();
    // A connection that has failed says so by itself.
    client.query('select').then(onAnswer, stop);
  }
  timer = setTimeout(ask, everyMs).unref();
  return stop;
}
