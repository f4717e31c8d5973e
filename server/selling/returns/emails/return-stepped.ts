import type { ReturnCondition } from '#contract/selling/returns/reasons.ts';
import type { Lang } from '#languages/list.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { Sender } from '../../../base/email/types.ts';
import { moment, money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, type ReturnStepFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const texts = {
  en: {
    agreed: {
      subject: (order: string) => `Please send back your return for order ${order}`,
      heading: 'Please send it back',
      text: (thing: string) => `You may return ${thing}. Please send it to:`,
    },
    reminder: {
      subject: (order: string) => `Your return for order ${order} is still awaited`,
      heading: 'A small reminder',
      text: (thing: string) => `We are still waiting for your parcel with ${thing}. Please send it to:`,
    },
    sent: {
      subject: (order: string) => `Your return for order ${order} is on its way`,
      heading: 'Your parcel is on its way',
      text: (thing: string) => `We know of your parcel with ${thing} and will write to you when it arrives.`,
    },
    arrived: {
      subject: (order: string) => `Your return for order ${order} has arrived`,
      heading: 'Your parcel has arrived',
      text: (thing: string) => `Your parcel with ${thing} is with us.`,
    },
    inspected: {
      subject: (order: string) => `We have checked your return for order ${order}`,
      heading: 'We have checked your return',
      text: (thing: string) => `We have opened your parcel with ${thing}. We write again when we pay it.`,
    },
    withdrawn: {
      subject: (order: string) => `Your return for order ${order} is withdrawn`,
      heading: 'Your request is withdrawn',
      text: (thing: string) => `You keep ${thing}, and nothing changes for your order.`,
    },
    until: (day: string) =>
      `Please hand it to a courier by ${day}, and enter the parcel’s number on your order.`,
    slip: (order: string) => `Write ${order} on a slip of paper and put it into the parcel.`,
    after: (amount: string) => `Once we have looked at it, you get ${amount}.`,
    look: (days: number) => `We look at it within ${days === 1 ? '1 day' : `${days} days`} and write to you.`,
    number: 'Parcel number',
    courier: 'Courier',
    found: 'Condition',
    word: 'A word from us',
    conditions: {
      as_sent: 'As we sent it',
      opened: 'Opened, but whole',
      used: 'Worn or used',
      broken: 'Broken',
      other_item: 'Another item',
    } satisfies Record<ReturnCondition, string>,
  },
  hi: {
    agreed: {
      subject: (order: string) => `ऑर्डर ${order} की वापसी का पार्सल भेज दीजिए`,
      heading: 'पार्सल भेज दीजिए',
      text: (thing: string) => `आप ${thing} लौटा सकते हैं। कृपया इस पते पर भेजें:`,
    },
    reminder: {
      subject: (order: string) => `ऑर्डर ${order} की वापसी के पार्सल का इंतज़ार है`,
      heading: 'एक छोटी-सी याद',
      text: (thing: string) => `${thing} वाले आपके पार्सल का हमें अब भी इंतज़ार है। कृपया इस पते पर भेजें:`,
    },
    sent: {
      subject: (order: string) => `ऑर्डर ${order} की वापसी रास्ते में है`,
      heading: 'आपका पार्सल रास्ते में है',
      text: (thing: string) => `${thing} वाले आपके पार्सल का नंबर हमारे पास है। पहुँचते ही हम आपको लिखेंगे।`,
    },
    arrived: {
      subject: (order: string) => `ऑर्डर ${order} की वापसी हमें मिल गई`,
      heading: 'आपका पार्सल पहुँच गया',
      text: (thing: string) => `${thing} वाला आपका पार्सल हमारे पास पहुँच गया है।`,
    },
    inspected: {
      subject: (order: string) => `ऑर्डर ${order} की आपकी वापसी हमने जाँच ली`,
      heading: 'आपकी वापसी हमने जाँच ली',
      text: (thing: string) => `${thing} वाला आपका पार्सल हमने खोल लिया है। भुगतान करते ही हम फिर लिखेंगे।`,
    },
    withdrawn: {
      subject: (order: string) => `ऑर्डर ${order} की वापसी का अनुरोध वापस ले लिया गया`,
      heading: 'आपका अनुरोध वापस ले लिया गया',
      text: (thing: string) => `${thing} आपके पास ही रहेगा, और आपके ऑर्डर में कुछ नहीं बदलेगा।`,
    },
    until: (day: string) => `कृपया ${day} तक इसे कूरियर को दे दें, और पार्सल का नंबर अपने ऑर्डर पर भर दें।`,
    slip: (order: string) => `एक पर्ची पर ${order} लिखकर पार्सल में रख दें।`,
    after: (amount: string) => `हमारे जाँच लेने के बाद आपको ${amount} मिलेंगे।`,
    look: (days: number) => `हम ${days} दिन के भीतर इसे देखकर आपको लिखेंगे।`,
    number: 'पार्सल का नंबर',
    courier: 'कूरियर',
    found: 'हाल',
    word: 'हमारी ओर से',
    conditions: {
      as_sent: 'जैसा हमने भेजा था',
      opened: 'खुला हुआ, पर साबुत',
      used: 'पहना या बरता हुआ',
      broken: 'टूटा हुआ',
      other_item: 'कोई और वस्तु',
    } satisfies Record<ReturnCondition, string>,
  },
};

type Facts = ReturnFacts & ReturnStepFacts;

function facts(mail: Facts, language: Lang, site: Sender): Part[] {
  const say = texts[language];
  const word = 'text' in mail ? mail.text : null;
  const parts: Part[] = [];
  if (mail.step === 'agreed' || mail.step === 'reminder')
    parts.push(
      { kind: 'block', lines: site.address },
      { kind: 'text', text: say.until(moment(mail.sendBy, language)) },
      { kind: 'text', text: say.slip(mail.orderNumber) },
      { kind: 'text', text: say.after(money(mail.amount, language)) },
    );
  if (mail.step === 'sent')
    parts.push({
      kind: 'facts',
      rows: [[say.number, mail.number], ...(mail.courier ? [[say.courier, mail.courier] as const] : [])],
    });
  if (mail.step === 'arrived') parts.push({ kind: 'text', text: say.look(mail.days) });
  if (mail.step === 'inspected')
    parts.push({ kind: 'facts', rows: [[say.found, say.conditions[mail.condition]]] });
  if (word) parts.push(...quoted(say.word, word));
  return parts;
}

/** The e-mail to the buyer about a step of a return: what happened, and what comes next. */
export const returnStepped = defineEmail<Facts>({
  kind: 'return-step',
  write: (mail, { language, site }) => {
    const say = texts[language][mail.step];
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [say.text(returnedThing(mail, language))]),
        ...facts(mail, language, site),
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    {
      ...sampleReturn,
      step: 'agreed',
      sendBy: '2026-08-28T12:00:00.000Z',
      text: 'Please put the certificate into the parcel.',
    },
    { ...sampleReturn, step: 'reminder', sendBy: '2026-08-28T12:00:00.000Z' },
    {
      ...sampleReturn,
      step: 'sent',
      number: 'EM123456789IN',
      courier: 'India Post',
      by: 'buyer',
    },
    { ...sampleReturn, step: 'arrived', days: 3 },
    { ...sampleReturn, step: 'inspected', condition: 'as_sent', text: null },
    { ...sampleReturn, as: 'credit', step: 'withdrawn' },
  ],
});
