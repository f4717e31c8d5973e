import type { texts as english } from './en.ts';

/** खाते का होम पेज: यहाँ व्यक्ति का जो कुछ है, एक जगह। */
export const texts: typeof english = {
  title: 'मेरा खाता',
  greeting: 'नमस्ते, {name}',
  loadFailed: 'आपका खाता नहीं खुल सका।',
  retry: 'फिर कोशिश करें',
  orders: 'ऑर्डर',
  allOrders: { one: 'ऑर्डर देखें', other: 'सभी {n} ऑर्डर' },
  noOrders: 'आपने अभी तक कुछ नहीं मँगाया।',
  seeProducts: 'उत्पाद देखें',
  addresses: 'पते',
  addAddress: 'पता जोड़ें',
  changeAddresses: 'पते बदलें',
  noAddresses: 'एक पता सहेज लें, अगली बार लिखना नहीं पड़ेगा।',
  standard: 'मुख्य',
  wallet: 'वॉलेट',
  addMoney: 'पैसे जोड़ें',
  links: 'खाता',
};
