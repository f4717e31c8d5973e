import type { creditRequests } from '#contract/selling/orders/credit-requests.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CreditRequests } from './requests.ts';

const words = readWords('orders/answers');

/** Returns the handlers of the endpoints about requests to use a buyer's credit. */
export const creditRequestHandlers = (requests: CreditRequests): Handlers<typeof creditRequests> => ({
  'POST /api/admin/credit-requests': async ({ body, session, lang }) => {
    const asked = await requests.ask(body, session.userId);
    return asked instanceof AppError ? asked : { message: words[lang].creditAsked, ...asked };
  },
  'POST /api/credit-requests/read': ({ body: { token }, session }) =>
    requests.read(token, session?.userId ?? null),
  'POST /api/credit-requests/answer': async ({ body: { token, answer }, session, lang, demand }) => {
    const closed = answer === 'yes' ? await demand({ sells: true }) : null;
    if (closed) return closed;
    const request = await requests.answer(token, answer === 'yes', session?.userId ?? null);
    return request instanceof AppError ? request : { message: words[lang][answer], request };
  },
});
