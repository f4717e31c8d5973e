const tty = process.stderr.isTTY === true;
const everyMs = tty ? 200 : 10_000;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

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
  const line = () => [`${title} ...`, howFar(), seconds(Date.now() - start)].filter(Boolean).join('  ');
  if (!tty) console.error(`${title} ...`);
  const timer = setInterval(() => {
    if (tty) process.stderr.write(`\r\x1b[K${line()}`);
    else console.error(`  ${line()}`);
  }, everyMs);
  try {
    const result = await work();
    clearInterval(timer);
    const done = `done in ${seconds(Date.now() - start)}`;
    if (tty) process.stderr.write(`\r\x1b[K${title}: ${done}\n`);
    else console.error(`  ${done}`);
    return result;
  } catch (error) {
    clearInterval(timer);
    if (tty) process.stderr.write('\n');
    throw error;
  }
}
