import type { Template } from '../../email/template.ts';
import { moment, money, orderNumber } from '../../email/words.ts';
import { orderAddress, orderLines } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Order Confirmation: ${order}`,
    heading: 'Thank you, your order is placed',
    greeting: (name: string) => `Namaste ${name},`,
    placed: (total: string, when: string) =>
      `We have your order of ${when}. Please keep ${total} ready: you pay when it is handed to you.`,
    button: 'See my order',
    questions: 'Questions? Just answer this mail.',
  },
  hi: {
    subject: (order: string) => `ऑर्डर की पुष्टि: ${order}`,
    heading: 'धन्यवाद, आपका ऑर्डर मिल गया',
    greeting: (name: string) => `नमस्ते ${name},`,
    placed: (total: string, when: string) =>
      `${when} का आपका ऑर्डर हमें मिल गया है। कृपया ${total} तैयार रखें: भुगतान सामान मिलने पर करना है।`,
    button: 'मेरा ऑर्डर देखें',
    questions: 'कोई सवाल? इसी मेल का उत्तर दें।',
  },
};

/** Tells the buyer that a cash order is placed. */
export const orderPlaced: Template<'order-placed'> = ({ order }, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(order)),
    heading: say.heading,
    parts: [
      { kind: 'text', text: say.greeting(order.user.name) },
      {
        kind: 'text',
        text: say.placed(money(order.totalAmount, language), moment(order.createdAt, language)),
      },
      ...orderLines(order, language),
      ...orderAddress(order, language),
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
      { kind: 'text', text: say.questions },
    ],
  };
};
