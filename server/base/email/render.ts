import type { Lang } from '#languages/list.ts';
import { type Draft, renderLayout } from './layout.ts';
import type { EmailPictures } from './pictures.ts';
import type { AnyEmail, WriteContext } from './template.ts';
import type { Mail } from './types.ts';

/** Collects kinds of e-mails by name. Throws when two have the same. */
export function listKinds(emails: readonly AnyEmail[]) {
  const kinds = new Map(emails.map((email) => [email.kind, email]));
  if (kinds.size < emails.length) throw new Error('two kinds of e-mails have the same name');
  return {
    /** Writes an e-mail: its words and parts, before layout. Throws when this shop has no such kind. */
    write(mail: Mail, context: WriteContext): Draft {
      const found = kinds.get(mail.kind);
      if (!found) throw new Error(`this shop has no e-mail of the kind "${mail.kind}"`);
      return found.write(mail as never, context);
    },
    /** Returns an example or more of every kind. `origin`: the address that their links lead to. */
    samples: (origin: string, language: Lang): Mail[] =>
      emails.flatMap((email) => email.samples({ origin, language })),
  };
}

/** Renders the subject, plain text and HTML of a draft, with the pictures that it shows as attachments. */
export async function renderWithPictures(draft: Draft, context: WriteContext, pictures: EmailPictures) {
  const loaded = await pictures.load(draft);
  const cids = new Map([...loaded].map(([key, { cid }]) => [key, cid]));
  return {
    ...renderLayout(draft, { ...context, pictures: cids }),
    attachments: [...loaded.values()].map((picture) => ({
      ...picture,
      contentDisposition: 'inline' as const,
    })),
  };
}
