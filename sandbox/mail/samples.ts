import type { FastifyInstance } from 'fastify';
import { isLang, type Lang, langs } from '#languages/list.ts';
import { sendPage } from '../page/document.ts';
import { languageOf } from '../page/language.ts';
import { serveMails } from './routes.ts';
import type { Attachment } from './store.ts';
import { BASE, samplesPage } from './view.ts';

/** An example of a mail, with the files that its HTML shows. */
export type SampleMail = {
  kind: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/** Serves an example of every kind of mail at `/sandbox/mail/samples`, in every language. No page needs a script. */
export async function mountSamples(
  app: FastifyInstance,
  read: (language: Lang) => Promise<readonly SampleMail[]>,
): Promise<void> {
  async function find(id: string): Promise<SampleMail | undefined> {
    const [, language, at] = /^([a-z]{2,3})-(\d{1,3})$/.exec(id) ?? [];
    return isLang(language) ? (await read(language))[Number(at)] : undefined;
  }
  const toFile = ({ cid, filename, contentType }: SampleMail['attachments'][number], position: number) =>
    ({ position, filename, mimeType: contentType, contentId: cid }) satisfies Attachment;

  await app.register(
    async (scope) => {
      scope.get('', async (request, reply) => {
        const mails = await Promise.all(langs.map(async (lang) => ({ lang, samples: await read(lang) })));
        const rows = (mails[0]?.samples ?? []).map(({ kind }, at) => ({
          kind,
          subjects: mails.map(({ lang, samples }) => ({
            id: `samples/${lang}-${at}`,
            lang,
            subject: samples[at]?.subject ?? '',
          })),
        }));
        return sendPage(reply, samplesPage(languageOf(request), rows));
      });
      serveMails(scope, {
        async find(id) {
          const sample = await find(id);
          return (
            (sample && {
              ...sample,
              id: `samples/${id}`,
              recipients: ['savitri@example.test'],
              receivedAt: new Date(),
            }) ??
            null
          );
        },
        attachments: async (id) => ((await find(id))?.attachments ?? []).map(toFile),
        async attachment(id, position) {
          const file = (await find(id))?.attachments[Number(position)];
          return file ? { ...toFile(file, Number(position)), content: file.content } : null;
        },
      });
    },
    { prefix: `${BASE}/samples` },
  );
}
