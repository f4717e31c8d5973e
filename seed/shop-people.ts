import { admins } from './people.ts';

/** Returns the name of the admin with a staff role, so that the page names who runs the demo. */
function nameOf(role: (typeof admins)[number]['staffRole']): string {
  const one = admins.find(({ staffRole }) => staffRole === role);
  if (!one) throw new Error(`the demo has nobody with the role ${role}`);
  return `${one.firstName} ${one.lastName}`;
}

/** The people on the demo's page about itself: its own staff. Value of the setting `people`. */
export const shopPeople = [
  {
    name: nameOf('owner'),
    nameHi: 'गायत्री भट',
    role: 'Founder',
    roleHi: 'संस्थापक',
    en: 'Buys every stone herself and sends back more than she keeps. Ask her about the one you have in mind.',
    hi: 'हर रत्न खुद चुनती हैं, और जितने रखती हैं उससे ज़्यादा लौटा देती हैं। जो रत्न मन में हो, उनसे पूछ लीजिए।',
  },
  {
    name: nameOf('packing'),
    nameHi: 'इमरान शेख',
    role: 'Packing',
    roleHi: 'पैकिंग',
    en: 'Looks at each piece once more under the lamp, and packs it so that it survives the road.',
    hi: 'हर चीज़ को लैंप के नीचे एक बार और देखते हैं, और ऐसे पैक करते हैं कि रास्ते में कुछ न हो।',
  },
  {
    name: nameOf('care'),
    nameHi: 'लीला वर्गीस',
    role: 'Customer care',
    roleHi: 'ग्राहक सेवा',
    en: 'Reads your letters and picks up the phone. If something went wrong, she stays with it until it is right.',
    hi: 'आपकी चिट्ठियाँ पढ़ती हैं और फ़ोन उठाती हैं। कुछ गड़बड़ हो जाए, तो ठीक होने तक साथ रहती हैं।',
  },
] as const;

/** The people who energise products in the demo. Part of the setting `energisation`. */
export const energisedBy = [
  { name: 'Pandit Raghav Dadhich', nameHi: 'पंडित राघव दाधीच' },
  { name: 'Pandit Omprakash Vyas', nameHi: 'पंडित ओमप्रकाश व्यास' },
] as const;
