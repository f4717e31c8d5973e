/**
 * A reason not to start that a person can act on: its message is one line that names the variable and says what to do.
 * `server/main.ts` prints the line without a stack.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** What the server exits with after it printed such a line (EX_CONFIG of sysexits.h), so that the launcher adds none. */
export const refusedExitCode = 78;
