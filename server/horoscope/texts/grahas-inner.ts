import type { GrahaTexts } from './library.ts';

/** The grahas that change house within weeks. */
export const innerGrahas = {
  Sun: {
    easy: [
      [
        'The Sun in the {nth} house from your sign gives clear light to {area}.',
        'सूर्य आपकी राशि से {nth} भाव में हैं और {area} पर साफ़ रोशनी डालते हैं।',
      ],
      [
        'With the Sun in your {nth} house, you can afford to be visible in {area}.',
        'सूर्य के {nth} भाव में रहते आप {area} में खुलकर सामने आ सकते हैं।',
      ],
      [
        'This month the Sun stands in your {nth} house and lends confidence in {area}.',
        'इस महीने सूर्य आपके {nth} भाव में हैं और {area} में आत्मविश्वास देते हैं।',
      ],
      [
        'The Sun keeps company with your {nth} house, a good time to be straightforward in {area}.',
        'सूर्य आपके {nth} भाव के साथ हैं, {area} में सीधी बात कहने का समय अच्छा है।',
      ],
    ],
    steady: [
      [
        'The Sun in the {nth} house from your sign asks for modesty in {area}.',
        'सूर्य आपकी राशि से {nth} भाव में हैं और {area} में विनम्रता चाहते हैं।',
      ],
      [
        'With the Sun in your {nth} house, let others shine first in {area}.',
        'सूर्य के {nth} भाव में रहते {area} में पहले औरों को चमकने दें।',
      ],
      [
        'This month the Sun warms your {nth} house, so go at a moderate pace in {area}.',
        'इस महीने सूर्य आपके {nth} भाव को तपाते हैं, इसलिए {area} में गति मध्यम रखें।',
      ],
      [
        'The Sun passes your {nth} house, where pride is best left at the door in {area}.',
        'सूर्य आपके {nth} भाव से गुज़रते हैं, {area} में अहं को द्वार पर छोड़ देना अच्छा है।',
      ],
    ],
    backwards: [],
  },
  Mars: {
    easy: [
      [
        'Mars in the {nth} house from your sign puts energy into {area}.',
        'मंगल आपकी राशि से {nth} भाव में हैं और {area} में ऊर्जा भरते हैं।',
      ],
      [
        'With Mars in your {nth} house, you can act without delay in {area}.',
        'मंगल के {nth} भाव में रहते {area} में बिना देर किए कदम उठा सकते हैं।',
      ],
      [
        'Mars works for you from the {nth} house: effort pays its way in {area}.',
        'मंगल {nth} भाव से आपके लिए काम करते हैं: {area} में मेहनत काम आती है।',
      ],
      [
        'Mars stands in your {nth} house and makes it easier to begin in {area}.',
        'मंगल आपके {nth} भाव में हैं और {area} में शुरुआत को आसान करते हैं।',
      ],
    ],
    steady: [
      [
        'Mars in the {nth} house from your sign asks you to count to ten in {area}.',
        'मंगल आपकी राशि से {nth} भाव में हैं और {area} में दस तक गिनने को कहते हैं।',
      ],
      [
        'With Mars in your {nth} house, use your strength in small portions in {area}.',
        'मंगल के {nth} भाव में रहते {area} में शक्ति को थोड़ा-थोड़ा काम में लें।',
      ],
      [
        'Mars heats your {nth} house, and cool words serve you best in {area}.',
        'मंगल आपके {nth} भाव को गरमाते हैं, {area} में ठंडे शब्द सबसे अधिक काम आते हैं।',
      ],
      [
        'Mars passes through your {nth} house; exercise first, then decide in {area}.',
        'मंगल आपके {nth} भाव से गुज़रते हैं; {area} में पहले थोड़ा व्यायाम, फिर निर्णय।',
      ],
    ],
    backwards: [
      [
        'Mars goes backwards through your {nth} house, so sharpen the tools before you start anew in {area}.',
        'मंगल आपके {nth} भाव में वक्री हैं, इसलिए {area} में नई शुरुआत से पहले औज़ार तेज़ कर लें।',
      ],
      [
        'While Mars is retrograde in your {nth} house, old efforts deserve a second try in {area}.',
        'मंगल के {nth} भाव में वक्री रहते {area} में पुराने प्रयास दूसरा मौका पाने योग्य हैं।',
      ],
      [
        'Retrograde Mars in the {nth} house counsels patience over force in {area}.',
        '{nth} भाव के वक्री मंगल {area} में बल के बजाय धैर्य की सलाह देते हैं।',
      ],
      [
        'Mars looks back in your {nth} house; finish the unfinished in {area}.',
        'मंगल आपके {nth} भाव में पीछे मुड़कर देखते हैं; {area} में अधूरे को पूरा करें।',
      ],
    ],
  },
  Mercury: {
    easy: [
      [
        'Mercury in the {nth} house from your sign makes for good conversation about {area}.',
        'बुध आपकी राशि से {nth} भाव में हैं और {area} पर बातचीत को अच्छा बनाते हैं।',
      ],
      [
        'With Mercury in your {nth} house, questions are answered quickly in {area}.',
        'बुध के {nth} भाव में रहते {area} में प्रश्नों के उत्तर जल्दी मिलते हैं।',
      ],
      [
        'Mercury stands well in your {nth} house: write, count and compare in {area}.',
        'बुध आपके {nth} भाव में अच्छे बैठे हैं: {area} में लिखें, गिनें और मिलाएँ।',
      ],
      [
        'Mercury lends your {nth} house a light touch and a sense of humour in {area}.',
        'बुध आपके {nth} भाव को सहजता देते हैं और {area} में विनोद भी।',
      ],
    ],
    steady: [
      [
        'Mercury in the {nth} house from your sign asks for a second reading in {area}.',
        'बुध आपकी राशि से {nth} भाव में हैं और {area} में दोबारा पढ़ने को कहते हैं।',
      ],
      [
        'With Mercury in your {nth} house, choose fewer and simpler words in {area}.',
        'बुध के {nth} भाव में रहते {area} में कम और सरल शब्द चुनें।',
      ],
      [
        'Mercury passes your {nth} house, so check figures and dates in {area}.',
        'बुध आपके {nth} भाव से गुज़रते हैं, इसलिए {area} में आँकड़े और तारीखें जाँच लें।',
      ],
      [
        'Mercury is busy in your {nth} house; listen to the end in {area}.',
        'बुध आपके {nth} भाव में व्यस्त हैं; {area} में बात अंत तक सुनें।',
      ],
    ],
    backwards: [
      [
        'Mercury goes backwards through your {nth} house, a fair time to review and revise in {area}.',
        'बुध आपके {nth} भाव में वक्री हैं, {area} में दोहराने और सुधारने का समय है।',
      ],
      [
        'While Mercury is retrograde in your {nth} house, confirm every appointment in {area}.',
        'बुध के {nth} भाव में वक्री रहते {area} में हर समय और स्थान की पुष्टि कर लें।',
      ],
      [
        'Retrograde Mercury in the {nth} house brings old letters back to {area}.',
        '{nth} भाव के वक्री बुध {area} में पुरानी चिट्ठियाँ फिर सामने लाते हैं।',
      ],
      [
        'Mercury retraces its steps in your {nth} house; keep copies in {area}.',
        'बुध आपके {nth} भाव में उलटे पाँव चलते हैं; {area} में हर चीज़ की प्रति रखें।',
      ],
    ],
  },
  Venus: {
    easy: [
      [
        'Venus in the {nth} house from your sign adds grace to {area}.',
        'शुक्र आपकी राशि से {nth} भाव में हैं और {area} में सौम्यता जोड़ते हैं।',
      ],
      [
        'With Venus in your {nth} house, kindness is returned in {area}.',
        'शुक्र के {nth} भाव में रहते {area} में सद्भाव का उत्तर सद्भाव से मिलता है।',
      ],
      [
        'Venus is at ease in your {nth} house: add beauty and a pause in {area}.',
        'शुक्र आपके {nth} भाव में सहज हैं: {area} में सुंदरता और थोड़ा ठहराव जोड़ें।',
      ],
      [
        'Venus smiles from your {nth} house, and a soft tone opens doors in {area}.',
        'शुक्र आपके {nth} भाव से मुस्कुराते हैं, {area} में कोमल स्वर द्वार खोलता है।',
      ],
    ],
    steady: [
      [
        'Venus in the {nth} house from your sign asks for simple pleasures in {area}.',
        'शुक्र आपकी राशि से {nth} भाव में हैं और {area} में सादे सुख चाहते हैं।',
      ],
      [
        'With Venus in your {nth} house, keep comfort within its budget in {area}.',
        'शुक्र के {nth} भाव में रहते {area} में सुख-सुविधा को खर्च की सीमा में रखें।',
      ],
      [
        'Venus passes your {nth} house, and honesty is the better charm in {area}.',
        'शुक्र आपके {nth} भाव से गुज़रते हैं, {area} में सच्चाई ही अच्छा आकर्षण है।',
      ],
      [
        'Venus rests in your {nth} house; enjoy first what is already there in {area}.',
        'शुक्र आपके {nth} भाव में विश्राम करते हैं; {area} में जो पास है, पहले उसका आनंद लें।',
      ],
    ],
    backwards: [
      [
        'Venus goes backwards through your {nth} house, and old tastes return in {area}.',
        'शुक्र आपके {nth} भाव में वक्री हैं और {area} में पुरानी रुचियाँ लौटती हैं।',
      ],
      [
        'While Venus is retrograde in your {nth} house, mend rather than replace in {area}.',
        'शुक्र के {nth} भाव में वक्री रहते {area} में बदलने के बजाय सँवारें।',
      ],
      [
        'Retrograde Venus in the {nth} house asks what you value in {area}.',
        '{nth} भाव के वक्री शुक्र पूछते हैं कि {area} में आपके लिए मूल्यवान क्या है।',
      ],
      [
        'Venus looks back in your {nth} house; an old friendship may return in {area}.',
        'शुक्र आपके {nth} भाव में पीछे देखते हैं; {area} में कोई पुरानी मित्रता बोल सकती है।',
      ],
    ],
  },
} satisfies Record<string, GrahaTexts>;
