import pLimit from 'p-limit';

/** Maximum concurrent renders. Rendering is CPU-bound: more at once only promote garbage to the old generation. */
const MAX_CONCURRENT_RENDERS = 4;
/** After this time (ms) a render no longer counts against the limit, so that a hung one cannot block the queue. */
const RENDER_TIMEOUT_MS = 1000;

/** Creates a queue that runs a few renders at a time, in the order of their requests. */
export function createRenderQueue(): <T>(render: () => Promise<T>) => Promise<T> {
  const limit = pLimit(MAX_CONCURRENT_RENDERS);

  /** Runs a render. Resolves when it ends, or after the timeout. */
  const turn = (run: () => Promise<void>): Promise<void> =>
    new Promise((end) => {
      const timer = setTimeout(end, RENDER_TIMEOUT_MS);
      timer.unref();
      void run().finally(() => {
        clearTimeout(timer);
        end();
      });
    });

  return (render) => new Promise((resolve, reject) => void limit(turn, () => render().then(resolve, reject)));
}
