let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs changes of the cart one after another, so that their responses arrive in order. Rejects as `change` does. */
export function enqueue<T>(change: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(change).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

/** Returns whether no change of the cart is in flight, so that the next response is the newest. */
export const cartIsSettled = (): boolean => waiting === 0;

/** Waits for the changes in flight, whether they are accepted or not. */
export const cartSettled = (): Promise<unknown> => last;
