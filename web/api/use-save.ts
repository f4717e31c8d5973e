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

/** The functions that run after a save. */
export type SaveEnds<R> = {
  /** Returns the text of `problem`, or returns nothing when it shows the error itself, as a toast or at a field. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a caller that shows a toast returns its void.
  onError: (error: unknown) => string | undefined | void;
  /** Runs after a success and after an error, for example to load the page's data again. */
  onEnd?: () => Promise<unknown>;
  /**
   * Runs last, after a success: shows the toast, closes the dialog. What `onEnd` loads is on the page by then. A dialog
   * that closes before would leave the buttons of the state that it has ended.
   */
  onSaved?: (result: R) => void;
};

/**
 * Returns a function that saves, and its state, for a form, a dialog or a button.
 *
 *     const { save, busy, problem } = useSave(
 *       (text: string) => api('POST /api/notes', { body: { text } }),
 *       {
 *         onError: (error) => messageOf(error, t.failed),
 *         onEnd: revalidate,
 *         onSaved({ message }) {
 *           toast.good(message);
 *           onClose();
 *         },
 *       },
 *     );
 *
 * A task after which nothing is loaded again may show the toast and close the dialog itself.
 */
export function useSave<A extends unknown[], R>(
  task: (...args: A) => Promise<R>,
  { onError, onEnd, onSaved }: SaveEnds<R>,
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
    let saved: { result: R } | undefined;
    try {
      saved = { result: await task(...args) };
    } catch (error) {
      setProblem(onError(error) ?? '');
    }
    try {
      await onEnd?.();
    } finally {
      if (saved) onSaved?.(saved.result);
      running.current = false;
      setBusy(false);
    }
  }
  return { save, busy, problem, setProblem };
}
