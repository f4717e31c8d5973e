import { connectionWords } from '#web/texts/connection-words.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { loadExtra } from '#web/ui/load-extra.ts';

const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    addEventListener('pointerdown', resolve, { once: true });
  });

/**
 * Loads the code of a part that a press opens, such as a menu, for React's `lazy`. A module that does not arrive would
 * replace the page by the error page: this says that there is no connection, and tries again when the network is back or the
 * page is pressed.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    const module = await loadExtra(load);
    if (module) return module;
    toast.problem(connectionWords().offline);
    await nextChance();
  }
}
