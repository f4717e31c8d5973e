import type { Lang } from '#languages/list.ts';
import type { Draft } from './layout.ts';
import type { Mail, Sender } from './types.ts';

/** The context of a writer besides the facts: the reader's language and the shop. */
export type WriteContext = { language: Lang; site: Sender };

/** What samples depend on: the address that their links lead to, and the reader's language. */
type SampleContext = { origin: string; language: Lang };

/** What makes up one kind of e-mail. */
type Definition<Facts> = {
  /** Its name in the queue. */
  kind: string;
  /** Writes its words and parts. */
  write: (facts: Facts, context: WriteContext) => Draft;
  /** Returns an example or more of its facts, for the sandbox and for tests. */
  samples: (context: SampleContext) => readonly Facts[];
};

/** A kind of e-mail whose facts nobody needs to know: an entry of the list of all e-mails. */
export type AnyEmail = {
  kind: string;
  write: (facts: never, context: WriteContext) => Draft;
  samples: (context: SampleContext) => Mail[];
};

/** A kind of e-mail. Called with its facts, it returns the e-mail to queue. */
type Email<Facts> = ((facts: Facts) => Mail) & AnyEmail;

/** Defines a kind of e-mail. Each has a file in the `emails/` folder of its domain, with its facts and its words. */
export function defineEmail<Facts extends object>({ kind, write, samples }: Definition<Facts>): Email<Facts> {
  const of = (facts: Facts): Mail => ({ kind, ...facts });
  return Object.assign(of, {
    kind,
    write,
    samples: (context: SampleContext) => samples(context).map(of),
  });
}
