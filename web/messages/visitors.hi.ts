import type { texts as english } from './visitors.en.ts';

/** नंबर छोड़ने वाले आगंतुकों की सूची। */
export const texts: typeof english = {
  title: 'आगंतुक',
  intro: 'जिन्होंने फ़ोन कराने के लिए अपना नंबर छोड़ा। केवल उन्हें फ़ोन करें जो सहमत हैं।',
  label: 'नंबर छोड़ने वाले आगंतुक',
  search: 'नाम या नंबर',
  name: 'नाम',
  phone: 'नंबर',
  language: 'भाषा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
  visits: 'कितनी बार',
  last: 'आख़िरी बार',
  consent: 'सहमति',
  mayCall: 'फ़ोन कर सकते हैं',
  mayNotCall: 'सहमति नहीं दी: फ़ोन न करें',
  since: '{date} को सहमति, पाठ {version}',
  actions: 'काम',
  erase: 'मिटाएँ',
  eraseNamed: '{name} को मिटाएँ',
  eraseTitle: '{name} को मिटाएँ?',
  eraseText:
    'इस नंबर की हर प्रविष्टि हमेशा के लिए हट जाएगी। यह वापस नहीं हो सकता; रिकॉर्ड में केवल यह रहेगा कि मिटाया गया।',
  erasing: 'मिटा रहे हैं...',
  eraseFailed: 'आगंतुक को मिटाया नहीं जा सका। कृपया फिर कोशिश करें।',
  keep: 'रहने दें',
  export: 'CSV निर्यात',
  exporting: 'निर्यात हो रहा है...',
  exportFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।',
  none: 'अभी किसी आगंतुक ने नंबर नहीं छोड़ा है।',
  noneFound: 'इस खोज से कोई आगंतुक नहीं मिला।',
};
