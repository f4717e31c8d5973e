import type { texts as english } from './en.ts';

/** पार्सल कब पहुँचेगा: उत्पाद के पेज पर, कार्ट में, चेकआउट पर और ऑर्डर के बाद। */
export const texts: typeof english = {
  span: '{from} से {to}',
  arrives: '{when} के बीच पहुँचेगा',
  arrivesOn: '{when} को पहुँचेगा',
  to: '{pin} पर',
  packs: 'हम इसे {day} को पैक करेंगे।',
  change: 'पिन कोड बदलें',
  pin: 'आपका पिन कोड',
  show: 'तारीख देखें',
  looking: 'देख रहे हैं...',
  digits: 'पिन कोड 6 अंकों का होना चाहिए',
  unknown: 'यह पिन कोड हमें नहीं मिला। कृपया जाँच लें।',
  failed: 'तारीख नहीं मिल सकी। कृपया फिर कोशिश करें।',
};
