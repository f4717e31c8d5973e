import type { energisationAdmin } from '#contract/selling/energisation/admin.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { EnergisationService } from '../service.ts';

const said = {
  offered: { en: 'Energisation is offered.', hi: 'अभिमंत्रण की सेवा शुरू हो गई।' },
  planned: { en: 'Planned. The buyer sees it on the order.', hi: 'समय तय हो गया। खरीदार इसे ऑर्डर पर देखता है।' },
  done: { en: 'Done. The buyer gets an e-mail.', hi: 'हो गया। खरीदार को ई-मेल भेजा जा रहा है।' },
  calledOff: { en: 'Called off. The buyer gets an e-mail.', hi: 'रद्द हुआ। खरीदार को ई-मेल भेजा जा रहा है।' },
} as const;

/** Returns the handlers of energisation for admins. */
export const energisationAdminHandlers = ({
  admin,
}: EnergisationService): Handlers<typeof energisationAdmin> => ({
  'GET /api/admin/energisations': ({ query }) => admin.list(query),
  'POST /api/admin/energisation-offer': async ({ body, session, lang }) => {
    const offer = await admin.offer(body.price, session.userId);
    return offer instanceof AppError ? offer : { message: said.offered[lang], offer };
  },
  'GET /api/admin/energisations/{id}': ({ params }) => admin.one(params.id),
  'POST /api/admin/energisations/{id}/plan': async ({ params, body, session, lang }) => {
    const done = await admin.plan({ ...params, ...body, actorId: session.userId });
    return done instanceof AppError ? done : { message: said.planned[lang], energisation: done };
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
    return done instanceof AppError ? done : { message: said.done[lang], energisation: done };
  },
  'POST /api/admin/energisations/{id}/call-off': async ({ params, body, session, lang }) => {
    const done = await admin.callOff({ ...params, ...body, actorId: session.userId });
    return done instanceof AppError ? done : { message: said.calledOff[lang], energisation: done };
  },
});
