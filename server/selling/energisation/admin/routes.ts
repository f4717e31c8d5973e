import type { energisationAdmin } from '#contract/selling/energisation/admin.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { EnergisationService } from '../service.ts';

const words = readWords('energisation/answers');

/** Returns the handlers of energisation for admins. */
export const energisationAdminHandlers = ({
  admin,
}: EnergisationService): Handlers<typeof energisationAdmin> => ({
  'GET /api/admin/energisations': ({ query }) => admin.list(query),
  'POST /api/admin/energisation-offer': async ({ body, session, lang }) => {
    const offer = await admin.offer(body.price, session.userId);
    return offer instanceof AppError ? offer : { message: words[lang].offered, offer };
  },
  'GET /api/admin/energisations/{id}': ({ params }) => admin.one(params.id),
  'POST /api/admin/energisations/{id}/plan': async ({ params, body, session, lang }) => {
    const done = await admin.plan({ ...params, ...body, actorId: session.userId });
    return done instanceof AppError ? done : { message: words[lang].planned, energisation: done };
  },
  'POST /api/admin/energisations/{id}/done': async ({ params, body, files, session, lang }) => {
    const { at, person, note } = body;
    const done = await admin.finish({
      ...params,
      actorId: session.userId,
      at: new Date(at),
      person,
      note,
      photos: files,
    });
    return done instanceof AppError ? done : { message: words[lang].done, energisation: done };
  },
  'POST /api/admin/energisations/{id}/call-off': async ({ params, body, session, lang }) => {
    const done = await admin.callOff({ ...params, ...body, actorId: session.userId });
    return done instanceof AppError ? done : { message: words[lang].calledOff, energisation: done };
  },
});
