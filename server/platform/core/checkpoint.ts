type Hook = (detail?: string) => void | Promise<void>;

const hooks = new Map<string, Hook>();
const stopAt = process.env.STOP_AT;

/**
 * Marks a named point on a path that moves money or stock. It does nothing in production. A test installs a hook to
 * hold two requests at the same point, or starts the process with `STOP_AT=name` to have it killed there.
 */
export async function checkpoint(name: string, detail?: string): Promise<void> {
  if (stopAt === name) process.kill(process.pid, 'SIGKILL');
  const hook = hooks.get(name);
  if (hook) await hook(detail);
}

/** Installs a hook at a checkpoint (tests only). Returns a function that removes it. */
export function onCheckpoint(name: string, hook: Hook): () => void {
  hooks.set(name, hook);
  return () => hooks.delete(name);
}
