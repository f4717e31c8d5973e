const tty = process.stderr.isTTY === true;
const everyMs = tty ? 200 : 10_000;

/**
 * Runs one step and prints its title, its progress and its duration to stderr, so that a command's stdout stays clean. A
 * terminal line is rewritten in place; other outputs get a line every ten seconds.
 * @template T
 * @param {string} title such as "Installing packages (1 of 2)"
 * @param {() => Promise<T>} work
 * @param {() => string} [howFar] such as "120 of 345 packages"
 * @returns {Promise<T>} the result of `work`; its error is rethrown
 */
export async function step(title, work, howFar = () => '') {
  const start = Date.now();
  const print = (/** @type {string} */ words, end = '\n') => {
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    process.stderr.write(`${tty ? '\r\x1b[K' : ''}${title}: ${words} ${seconds} s${end}`);
  };
  if (!tty) console.error(`${title} ...`);
  const timer = setInterval(() => print(howFar(), tty ? '' : '\n'), everyMs);
  try {
    const result = await work();
    print('done in');
    return result;
  } catch (error) {
    print('failed after');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
