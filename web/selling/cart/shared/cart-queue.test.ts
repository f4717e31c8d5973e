import { describe, expect, it } from 'vitest';
import { cartIsSettled, cartSettled, enqueue } from './cart-queue.ts';

describe('changes of the cart', () => {
  it('are sent one after another, also past one that failed', async () => {
    const sent: string[] = [];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const one = enqueue(async () => {
      sent.push('one');
      await first.promise;
      throw new Error('refused');
    });
    const two = enqueue(() => {
      sent.push('two');
      return second.promise;
    });
    await Promise.resolve();
    expect(sent).toEqual(['one']);
    expect(cartIsSettled()).toBe(false);

    first.resolve();
    await expect(one).rejects.toThrow('refused');
    expect(cartIsSettled()).toBe(false);
    second.resolve('second answer');
    await expect(two).resolves.toBe('second answer');
    await cartSettled();
    expect(cartIsSettled()).toBe(true);
    expect(sent).toEqual(['one', 'two']);
  });
});
