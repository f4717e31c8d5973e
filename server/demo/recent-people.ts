import { astrologers } from '#seed/astrologers.ts';
import { personId } from '#seed/import.ts';
import { demoPassword } from '#seed/password.ts';
import { FIXED } from '#seed/people.ts';
import {
  demoAccount,
  recentReport,
  recentTickets,
  recentVisitors,
  recentWithdrawal,
} from '#seed/recent-days.ts';
import type { SeedCustomer } from '#seed/types.ts';
import type { Shop } from '../shop.ts';
import { latestChat } from './past-store.ts';
import { granted, type TimedStep } from './recent-clock.ts';

type Parts = {
  services: Shop['services'];
  db: Shop['platform']['db'];
  before: (hours: number) => Date;
  customers: ReadonlyMap<string, SeedCustomer>;
};

const care = personId(FIXED.care);

function ticketSteps({ services, before, customers }: Parts): TimedStep[] {
  return recentTickets.flatMap(({ customer, topic, hoursAgo, message, answer }) => {
    const from = customers.get(customer);
    if (!from) throw new Error(`demo: no ${customer}`);
    let id = '';
    const open: TimedStep = {
      at: before(hoursAgo),
      run: async () => {
        const { firstName, lastName, phone, language } = from;
        const fields = { topic, message, phone, language, email: customer, orderNumber: '' };
        const sent = { ...fields, name: `${firstName} ${lastName}`, userId: personId(customer) };
        const { number } = granted(await services.tickets.open(sent), 'a ticket');
        const { tickets } = await services.tickets.list({ q: number });
        id = tickets[0]?._id ?? '';
      },
    };
    if (!answer) return [open];
    const reply = async () =>
      granted(await services.tickets.reply({ id, by: care }, answer.text), 'an answer');
    return [open, { at: before(answer.hoursAgo), run: reply }];
  });
}

const visitorSteps = ({ services, before }: Parts): TimedStep[] =>
  recentVisitors.map(({ name, phone, language, agreed, hoursAgo }) => ({
    at: before(hoursAgo),
    run: () => services.visitors.greet({ fullName: name, phone, agreed, lang: language }),
  }));

/** Finds the astrologer who has earned most, but for the one of the guides, whose account visitors of the demo set up. */
async function richest({ services }: Parts): Promise<{ id: string; holder: string }> {
  const others = astrologers.filter(({ kyc, email }) => kyc === 'approved' && email !== FIXED.astrologer);
  const balances = await Promise.all(others.map(({ email }) => services.wallet.balances(personId(email))));
  const earned = balances.map(({ withdrawable }): number => withdrawable);
  const one = others[earned.indexOf(Math.max(...earned))];
  if (!one) throw new Error('demo: no astrologer has earned anything');
  return { id: personId(one.email), holder: `${one.firstName} ${one.lastName}` };
}

function withdrawalSteps(parts: Parts): TimedStep[] {
  const { services, before } = parts;
  const { hoursAgo, amount, ...bank } = recentWithdrawal;
  const what = 'a withdrawal';
  return [
    {
      at: before(demoAccount.hoursAgo),
      async run() {
        const guide = astrologers.find(({ email }) => email === FIXED.astrologer);
        if (!guide) throw new Error('demo: the astrologer of the guides is missing');
        const { hoursAgo: _, ...account } = demoAccount;
        const typed = { ...account, holder: `${guide.firstName} ${guide.lastName}`, password: demoPassword };
        granted(await services.bank.change(personId(guide.email), typed), 'a bank account');
      },
    },
    {
      at: before(hoursAgo + 40),
      run: async () => {
        const { id, holder } = await richest(parts);
        granted(await services.bank.change(id, { ...bank, holder, password: demoPassword }), what);
      },
    },
    {
      at: before(hoursAgo),
      run: async () => {
        const { id: userId } = await richest(parts);
        granted(await services.wallet.withdraw({ userId, isVerified: true }, amount), what);
      },
    },
  ];
}

const reportSteps = ({ services, db, before }: Parts): TimedStep[] => [
  {
    at: before(recentReport.hoursAgo),
    run: async () => {
      const chat = await latestChat(db);
      if (chat) granted(await services.chatReports.report(chat.userId, chat.id, recentReport), 'a report');
    },
  },
];

/** Returns what people other than buyers do: write to the shop, leave a number, ask for a payout, report a chat. */
export const stepsOfPeople = (parts: Parts): TimedStep[] => [
  ...ticketSteps(parts),
  ...visitorSteps(parts),
  ...(parts.services.isOn('consultations') ? [...withdrawalSteps(parts), ...reportSteps(parts)] : []),
];
