import type { returns } from '#contract/returns/endpoints.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ReturnsService } from './service.ts';

const messages = {
  asked: {
    en: 'Your request has arrived. We write to you as soon as it is decided.',
    hi: 'आपका अनुरोध मिल गया। फ़ैसला होते ही हम आपको लिखेंगे।',
  },
  accepted: { en: 'Return accepted.', hi: 'वापसी स्वीकार की गई।' },
  refused: { en: 'Return refused.', hi: 'वापसी अस्वीकार की गई।' },
} as const;

/** Returns the handlers of returns. */
export const returnsHandlers = (service: ReturnsService): Handlers<typeof returns> => ({
  'GET /api/orders/{id}/returns': ({ params, session }) => service.options(params.id, session.userId),
  'POST /api/orders/{id}/returns': async ({ params, body, files, session, lang }) => {
    const requested = await service.ask({
      ...body,
      orderId: params.id,
      userId: session.userId,
      photos: files,
    });
    return requested instanceof AppError ? requested : { message: messages.asked[lang], return: requested };
  },
  'GET /api/admin/returns': ({ query }) => service.list(query),
  'POST /api/admin/returns/{id}/accept': async ({ params, body, session, lang }) => {
    const { as, restock, text, reference } = body;
    const decided = await service.accept({
      id: params.id,
      actorId: session.userId,
      as,
      restock,
      text: text || null,
      reference: reference || null,
    });
    return decided instanceof AppError ? decided : { message: messages.accepted[lang], return: decided };
  },
  'POST /api/admin/returns/{id}/refuse': async ({ params, body, session, lang }) => {
    const decided = await service.refuse({ id: params.id, actorId: session.userId, text: body.text });
    return decided instanceof AppError ? decided : { message: messages.refused[lang], return: decided };
  },
});
