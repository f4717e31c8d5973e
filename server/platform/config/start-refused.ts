/**
 * An error that stops the start and that the operator can fix. Its message is one line that names the variable and says
 * what to do. `server/main.ts` prints it without a stack.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** The exit code after such a line was printed (EX_CONFIG of sysexits.h), so that the launcher prints no other. */
export const refusedExitCode = 78;
