import type { creditRequests } from '#contract/selling/orders/credit-requests.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CreditRequests } from './requests.ts';

const said = {
  asked: {
    en: 'The buyer is asked by e-mail. The order is placed with their yes.',
    hi: 'खरीदार से ई-मेल पर पूछा गया है। उनकी हाँ मिलते ही ऑर्डर दर्ज होगा।',
  },
  yes: { en: 'Thank you! Your order is placed.', hi: 'धन्यवाद! आपका ऑर्डर दर्ज हो गया।' },
  no: {
    en: 'Nothing is ordered, and your credit note is untouched.',
    hi: 'कोई ऑर्डर नहीं हुआ, और आपका क्रेडिट नोट वैसा ही है।',
  },
} as const;

/** Returns the handlers of the endpoints about requests to use a buyer's credit. */
export const creditRequestHandlers = (requests: CreditRequests): Handlers<typeof creditRequests> => ({
  'POST /api/admin/credit-requests': async ({ body, session, lang }) => {
    const asked = await requests.ask(body, session.userId);
    return asked instanceof AppError ? asked : { message: said.asked[lang], ...asked };
  },
  'POST /api/credit-requests/read': ({ body: { token }, session }) =>
    requests.read(token, session?.userId ?? null),
  'POST /api/credit-requests/answer': async ({ body: { token, answer }, session, lang, demand }) => {
    const closed = answer === 'yes' ? await demand({ sells: true }) : null;
    if (closed) return closed;
    const request = await requests.answer(token, answer === 'yes', session?.userId ?? null);
    return request instanceof AppError ? request : { message: said[answer][lang], request };
  },
});
