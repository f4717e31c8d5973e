import type { returns } from '#contract/selling/returns/endpoints.ts';
import type { returnStepEndpoints } from '#contract/selling/returns/step-endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import { fromRupees } from '../../platform/core/money.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { ReturnsService } from './service.ts';

const words = readWords('returns/answers');

/** Returns the handlers of the steps between the request of a return and its payment. */
export function returnStepHandlers({ staff, own }: ReturnsService): Handlers<typeof returnStepEndpoints> {
  const said = <T>(done: T | AppError, message: string) =>
    done instanceof AppError ? done : { message, return: done };
  return {
    'PUT /api/orders/{id}/returns/{returnId}/parcel': async ({ params, body, session, lang }) => {
      const mine = { orderId: params.id, id: params.returnId, userId: session.userId };
      return said(await own.nameParcel(mine, { ...body, courier: body.courier || null }), words[lang].parcel);
    },
    'POST /api/orders/{id}/returns/{returnId}/withdraw': async ({ params, session, lang }) => {
      const mine = { orderId: params.id, id: params.returnId, userId: session.userId };
      return said(await own.withdraw(mine), words[lang].withdrawn);
    },
    'POST /api/admin/returns/{id}/agree': async ({ params, body, session, lang }) =>
      said(
        await staff.agree({ id: params.id, actorId: session.userId, text: body.text || null }),
        words[lang].agreed,
      ),
    'PUT /api/admin/returns/{id}/parcel': async ({ params, body, session, lang }) => {
      const step = { id: params.id, actorId: session.userId };
      const parcel = { ...body, courier: body.courier || null };
      return said(await staff.nameParcelAsStaff({ ...step, parcel }), words[lang].parcel);
    },
    'POST /api/admin/returns/{id}/arrive': async ({ params, session, lang }) =>
      said(await staff.arrive({ id: params.id, actorId: session.userId }), words[lang].arrived),
    'POST /api/admin/returns/{id}/inspect': async ({ params, body, files, session, lang }) => {
      const { condition, stock, text } = body;
      const step = { id: params.id, actorId: session.userId };
      const found = { condition, stock, text: text || null, photos: files };
      return said(await staff.inspect({ ...step, ...found }), words[lang].inspected);
    },
  };
}

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
    return requested instanceof AppError ? requested : { message: words[lang].asked, return: requested };
  },
  'GET /api/admin/returns': ({ query }) => service.list(query),
  'POST /api/admin/returns/{id}/accept': async ({ params, body, session, lang }) => {
    const { as, restock, amount, text, reference } = body;
    const decided = await service.accept({
      id: params.id,
      actorId: session.userId,
      as,
      restock,
      amount: amount === undefined ? null : fromRupees(amount),
      text: text || null,
      reference: reference || null,
    });
    return decided instanceof AppError ? decided : { message: words[lang].accepted, return: decided };
  },
  'POST /api/admin/returns/{id}/refuse': async ({ params, body, session, lang }) => {
    const decided = await service.refuse({ id: params.id, actorId: session.userId, text: body.text });
    return decided instanceof AppError ? decided : { message: words[lang].refused, return: decided };
  },
});
