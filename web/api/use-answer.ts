import { useEffect, useRef, useState } from 'react';

/** The question that was answered last, with its answer. Both are null before the first; the answer also if it failed. */
export type Answered<Answer> = { question: string | null; answer: Answer | null; failed: boolean };

const nothing = { question: null, answer: null, failed: false };

/**
 * Asks a question once it has not changed for `restMs`, as while somebody types. An earlier answer stays until the new
 * one is there, and late answers are dropped. The question null asks nothing and forgets the answer.
 */
export function useAnswer<Answer>(
  question: string | null,
  ask: (question: string) => Promise<Answer>,
  restMs: number,
): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>(nothing);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (question === null) return setAnswered(nothing);
    let late = false;
    const timer = setTimeout(() => {
      latest.current(question).then(
        (answer) => late || setAnswered({ question, answer, failed: false }),
        () => late || setAnswered({ question, answer: null, failed: true }),
      );
    }, restMs);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [question, restMs]);
  return answered;
}
