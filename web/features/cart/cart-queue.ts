let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Sends changes of the cart one after another, so that their answers arrive in order. Fails as `change` fails. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(change).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => undefined);
  return done;
}

/** True when no change of the cart is on its way: an answer that comes now is the newest. */
export const cartIsSettled = (): boolean => waiting === 0;

/** Waits for the changes that are on their way; the checkout must not price an older cart. */
export const cartSettled = (): Promise<unknown> => last;
