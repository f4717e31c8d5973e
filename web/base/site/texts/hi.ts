import type { texts as english } from './en.ts';

/** नीतियों के पेजों का ढाँचा और इकाइयाँ। */
export const texts: typeof english = {
  contents: 'इस पेज पर',
  keyFigures: 'संक्षेप में',
  version: 'संस्करण {version}। तब से हर ऑर्डर पर लागू।',
  questions: 'इस पेज के बारे में कोई सवाल?',
  write: 'हमें लिखें',
  others: 'हमारी दूसरी नीतियाँ',
  names: {
    terms: 'शर्तें',
    privacy: 'गोपनीयता',
    cancellation: 'रद्दीकरण, वापसी और रिफ़ंड',
    shipping: 'शिपिंग',
    fair: 'हम डार्क पैटर्न से कैसे बचते हैं',
  },
  none: 'कोई नहीं',
  units: {
    hours: { one: '{n} घंटे', other: '{n} घंटे' },
    days: { one: '{n} दिन', other: '{n} दिन' },
    months: { one: '{n} महीने', other: '{n} महीने' },
    businessDays: '{from} से {to} कार्यदिवस',
    businessDay: { one: '{n} कार्यदिवस', other: '{n} कार्यदिवस' },
  },
  failed: 'यह पेज नहीं खुल सका।',
  retry: 'फिर कोशिश करें',
};
