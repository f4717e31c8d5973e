import {
  answerRequest,
  beOnline,
  chargeMinute,
  customerWith,
  newAstrologer,
  requestTo,
  stopMeter,
} from '../../../../../e2e/support/chats.ts';
import en from '../../../../../languages/en/consultations/chat/main.json' with { type: 'json' };
import hi from '../../../../../languages/hi/consultations/chat/main.json' with { type: 'json' };
import { fill } from '../../../../../web/texts/format.ts';
import { enter, type Journey, must } from '../journey.ts';

/** Asks an astrologer, talks for two minutes that are charged one by one, and ends the chat. */
export const chat: Journey = {
  name: 'chat',
  walk: async (way) => {
    const { page, request, lang, base } = way;
    const t = { en, hi }[lang];
    const [customer, astrologer] = [await customerWith(request, 500), await newAstrologer(request, 15)];
    const socket = await beOnline(base, astrologer);
    try {
      await enter(way, customer.session, '/astro-list');
      await page.picture('list');
      await page.press({ role: 'button', name: fill(t.list.chatNowWith, { name: astrologer.name }) });
      await page.sees(fill(t.waiting.asking, { name: astrologer.name }));
      await page.picture('ringing');
      const id = await requestTo(request, astrologer);
      await answerRequest(request, astrologer, id, 'approved');
      await stopMeter(id);
      await socket.emitWithAck('joinRoom', { sessionId: id });
      await page.at(/\/astro-user-chat\//);

      const heard = new Promise<{ content: string }>((resolve) => socket.once('receiveMessage', resolve));
      const question = lang === 'hi' ? 'क्या नीलम पहनूँ?' : 'Should she wear neelam?';
      await page.type(t.chat.message, question);
      await page.enter();
      must((await heard).content === question, 'the astrologer reads the question');
      const answer = {
        sessionId: id,
        senderId: astrologer.session.userId,
        receiverId: customer.session.userId,
      };
      socket.emit('sendMessage', { ...answer, content: 'Namaste. Not now.' });
      await page.sees('Namaste. Not now.');
      await page.sees('₹15.00');
      await chargeMinute(request, customer, id);
      await page.sees('₹30.00');
      await page.picture('chat');

      await page.press({ role: 'button', name: t.chat.endChat });
      await page.press({
        role: 'button',
        name: t.chat.endChat,
        within: { role: 'dialog', name: t.chat.endTitle },
      });
      await page.find({ role: 'dialog', name: t.summary.title });
      await page.sees('₹30.00');
      await page.picture('summary');
    } finally {
      socket.close();
    }
  },
};
