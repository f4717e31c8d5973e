import { pageLang } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { offline } from './client.ts';

const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    addEventListener('pointerdown', resolve, { once: true });
  });

/**
 * Loads code that a press can do without. Returns undefined if it does not arrive. Without a network it is not asked for: a
 * browser remembers that a module did not arrive, and a page that shares it would have to be loaded anew.
 */
export const loadExtra = async <Module>(load: () => Promise<Module>): Promise<Module | undefined> =>
  navigator.onLine ? load().catch(() => undefined) : undefined;

/**
 * Loads the code of a part that a press opens, such as a menu, for React's `lazy`. A module that does not arrive would
 * replace the page by the error page: this says that there is no connection, and tries again when the network is back or the
 * page is pressed.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      toast.problem(offline[pageLang()]);
      await nextChance();
    }
  }
}
