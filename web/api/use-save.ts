import { useRef, useState } from 'react';

/** The state of a save, for its button and its form. */
export type Save<A extends unknown[]> = {
  /** Runs the task. Ignores a call while an earlier one has not ended, such as the second press of a double click. */
  save: (...args: A) => Promise<void>;
  /** True from the start of the task until `onEnd` is done. */
  busy: boolean;
  /** The error for the form. Empty when there is none. */
  problem: string;
  /** Sets the error, for a check that fails before anything is sent. */
  setProblem: (text: string) => void;
};

/**
 * Returns a function that saves, and its state, for a form, a dialog or a button. On success the task itself shows
 * the toast and closes the dialog.
 *
 *     const { save, busy, problem } = useSave(async (text: string) => {
 *       const { message } = await api('POST /api/notes', { body: { text } });
 *       toast.good(message);
 *       onClose();
 *     }, { onError: (error) => messageOf(error, t.failed) });
 */
export function useSave<A extends unknown[]>(
  task: (...args: A) => Promise<unknown>,
  {
    onError,
    onEnd,
  }: {
    /** Returns the text of `problem`, or returns nothing when it shows the error itself, as a toast or at a field. */
    // biome-ignore lint/suspicious/noConfusingVoidType: a caller that shows a toast returns its void.
    onError: (error: unknown) => string | undefined | void;
    /** Runs after a success and after an error, for example to load the page's data again. */
    onEnd?: () => Promise<unknown>;
  },
): Save<A> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // State changes with the next render only, which may come after the second click.
  const running = useRef(false);

  async function save(...args: A): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    try {
      await task(...args);
    } catch (error) {
      setProblem(onError(error) ?? '');
    }
    try {
      await onEnd?.();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { save, busy, problem, setProblem };
}
