/**
 * Works on items one after the other. An item that fails holds up no other: its error is thrown after the last one. Returns
 * the sum of the results.
 */
export async function eachAlone<T>(items: Iterable<T>, work: (item: T) => Promise<number>): Promise<number> {
  const errors: unknown[] = [];
  let sum = 0;
  for (const item of items) {
    try {
      sum += await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return sum;
}
