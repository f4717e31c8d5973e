import type { GrahaTexts } from './library.ts';

/** The grahas that change house within weeks. */
export const innerGrahas = {
  Sun: {
    easy: [
      [
        'The Sun in the {nth} house from your sign gives clear light to {area}.',
        'सूर्य आपकी राशि से {nth} भाव में हैं: {area} में जो धुँधला था, अब साफ़ दिखने लगेगा।',
      ],
      [
        'With the Sun in your {nth} house, you can afford to be visible in {area}.',
        '{nth} भाव में सूर्य: {area} में आज झिझकें नहीं, खुलकर सामने आएँ।',
      ],
      [
        'This month the Sun is in your {nth} house and gives you confidence in {area}.',
        'इस महीने सूर्य {nth} भाव में हैं: {area} में अपने ऊपर भरोसा रखें।',
      ],
      [
        'The Sun is in your {nth} house, a good time to be straightforward in {area}.',
        'सूर्य आपके {nth} भाव में हैं: {area} में सीधी और साफ़ बात करने का अच्छा समय है।',
      ],
    ],
    steady: [
      [
        'The Sun in the {nth} house from your sign asks for modesty in {area}.',
        'सूर्य आपकी राशि से {nth} भाव में हैं: {area} में आज विनम्रता काम आएगी।',
      ],
      [
        'With the Sun in your {nth} house, let others shine first in {area}.',
        '{nth} भाव में सूर्य: {area} में पहले दूसरों को आगे आने दें।',
      ],
      [
        'This month the Sun warms your {nth} house, so go at a moderate pace in {area}.',
        'इस महीने सूर्य {nth} भाव में तप रहे हैं: {area} में जल्दबाज़ी न करें।',
      ],
      [
        'The Sun passes your {nth} house; leave pride at the door in {area}.',
        'सूर्य आपके {nth} भाव से गुज़र रहे हैं: {area} में अहं को बीच में न आने दें।',
      ],
    ],
    backwards: [],
  },
  Mars: {
    easy: [
      [
        'Mars in the {nth} house from your sign puts energy into {area}.',
        'मंगल आपकी राशि से {nth} भाव में हैं: {area} में जोश और फुर्ती बनी रहेगी।',
      ],
      [
        'With Mars in your {nth} house, you can act without delay in {area}.',
        '{nth} भाव में मंगल: {area} में देर न करें, कदम उठाएँ।',
      ],
      [
        'Mars works for you from the {nth} house: effort pays off in {area}.',
        '{nth} भाव के मंगल आपके साथ हैं: {area} में मेहनत रंग लाती है।',
      ],
      [
        'Mars in your {nth} house makes it easier to begin in {area}.',
        'मंगल आपके {nth} भाव में हैं: {area} में शुरुआत करना आज आसान लगेगा।',
      ],
    ],
    steady: [
      [
        'Mars in the {nth} house from your sign asks you to count to ten in {area}.',
        'मंगल आपकी राशि से {nth} भाव में हैं: {area} में गुस्सा आए तो पहले दस तक गिन लें।',
      ],
      [
        'With Mars in your {nth} house, use your strength a little at a time in {area}.',
        '{nth} भाव में मंगल: {area} में सारी ताकत एक साथ न झोंकें।',
      ],
      [
        'Mars heats your {nth} house; calm words serve you best in {area}.',
        'मंगल {nth} भाव में गरमी लाते हैं: {area} में ठंडे दिमाग और मीठे बोल से बात बनती है।',
      ],
      [
        'Mars passes through your {nth} house; exercise first, then decide in {area}.',
        'मंगल आपके {nth} भाव से गुज़र रहे हैं: पहले थोड़ा टहल लें, फिर {area} में कोई फ़ैसला करें।',
      ],
    ],
    backwards: [
      [
        'Mars goes backwards through your {nth} house, so sharpen the tools before you start anew in {area}.',
        'मंगल {nth} भाव में वक्री हैं: {area} में कुछ नया छेड़ने से पहले तैयारी पूरी कर लें।',
      ],
      [
        'While Mars is retrograde in your {nth} house, old efforts deserve a second try in {area}.',
        'वक्री मंगल {nth} भाव में हैं: {area} में जो कोशिश अधूरी रह गई, उसे एक मौका और दें।',
      ],
      [
        'Retrograde Mars in the {nth} house counsels patience over force in {area}.',
        '{nth} भाव में वक्री मंगल: {area} में ज़ोर नहीं, धीरज काम आएगा।',
      ],
      [
        'Mars looks back in your {nth} house; finish what you left undone in {area}.',
        'मंगल {nth} भाव में पीछे लौट रहे हैं: {area} में जो अधूरा छूटा है, उसे पूरा कर लें।',
      ],
    ],
  },
  Mercury: {
    easy: [
      [
        'Mercury in the {nth} house from your sign makes for good conversation about {area}.',
        'बुध आपकी राशि से {nth} भाव में हैं: {area} पर खुलकर चर्चा करें, बात अच्छी चलेगी।',
      ],
      [
        'With Mercury in your {nth} house, questions are answered quickly in {area}.',
        '{nth} भाव में बुध: {area} में अटके सवालों के जवाब आज जल्दी मिल सकते हैं।',
      ],
      [
        'Mercury is well placed in your {nth} house: write, count and compare in {area}.',
        'बुध {nth} भाव में अनुकूल हैं: {area} में लिख लें, हिसाब जोड़ें और मिलाकर देखें।',
      ],
      [
        'Mercury in your {nth} house brings a light touch and a sense of humour to {area}.',
        'बुध आपके {nth} भाव में हैं: {area} में हँसी-मज़ाक से माहौल हल्का रहेगा।',
      ],
    ],
    steady: [
      [
        'Mercury in the {nth} house from your sign asks for a second reading in {area}.',
        'बुध आपकी राशि से {nth} भाव में हैं: {area} में हर चीज़ दो बार पढ़ लें।',
      ],
      [
        'With Mercury in your {nth} house, choose fewer and simpler words in {area}.',
        '{nth} भाव में बुध: {area} में कम बोलें और सीधे शब्दों में बोलें।',
      ],
      [
        'Mercury passes your {nth} house, so check figures and dates in {area}.',
        'बुध आपके {nth} भाव से गुज़र रहे हैं: {area} में आँकड़े और तारीखें दोबारा जाँच लें।',
      ],
      [
        'Mercury is busy in your {nth} house; listen to the end in {area}.',
        'बुध {nth} भाव में व्यस्त हैं: {area} में सामने वाले को पूरा सुनें।',
      ],
    ],
    backwards: [
      [
        'Mercury goes backwards through your {nth} house, a good time to review and revise in {area}.',
        'बुध {nth} भाव में वक्री हैं: {area} में बीते फ़ैसलों को दोबारा देखने और सुधारने का अच्छा समय है।',
      ],
      [
        'While Mercury is retrograde in your {nth} house, confirm every appointment in {area}.',
        'वक्री बुध {nth} भाव में हैं: {area} में जो भी तय हो, उसकी एक बार पुष्टि कर लें।',
      ],
      [
        'Retrograde Mercury in the {nth} house brings old letters back to {area}.',
        '{nth} भाव में वक्री बुध: {area} में कोई पुरानी चिट्ठी फिर सामने आ सकती है।',
      ],
      [
        'Mercury retraces its steps in your {nth} house; keep copies of everything in {area}.',
        'बुध {nth} भाव में उल्टी चाल चल रहे हैं: {area} में हर कागज़ की एक कॉपी रख लें।',
      ],
    ],
  },
  Venus: {
    easy: [
      [
        'Venus in the {nth} house from your sign adds grace to {area}.',
        'शुक्र आपकी राशि से {nth} भाव में हैं: {area} में मिठास बनी रहेगी।',
      ],
      [
        'With Venus in your {nth} house, kindness is returned in {area}.',
        '{nth} भाव में शुक्र: {area} में अपनापन दिखाएँ, बदले में अपनापन ही मिलेगा।',
      ],
      [
        'Venus is at ease in your {nth} house: add beauty and a pause in {area}.',
        'शुक्र {nth} भाव में प्रसन्न हैं: {area} में थोड़ी सुंदरता और थोड़ा ठहराव ले आएँ।',
      ],
      [
        'Venus smiles from your {nth} house, and a soft tone opens doors in {area}.',
        '{nth} भाव के शुक्र मुस्कुरा रहे हैं: {area} में मीठी बोली से बात बनती है।',
      ],
    ],
    steady: [
      [
        'Venus in the {nth} house from your sign asks for simple pleasures in {area}.',
        'शुक्र आपकी राशि से {nth} भाव में हैं: {area} में सादगी का भी अपना सुख है।',
      ],
      [
        'With Venus in your {nth} house, keep comfort within its budget in {area}.',
        '{nth} भाव में शुक्र: {area} में शौक पूरे करें, पर बजट के भीतर।',
      ],
      [
        'Venus passes your {nth} house, and honesty charms more than flattery in {area}.',
        'शुक्र आपके {nth} भाव से गुज़र रहे हैं: {area} में चापलूसी नहीं, सच्चाई दिल जीतती है।',
      ],
      [
        'Venus rests in your {nth} house; enjoy first what is already there in {area}.',
        'शुक्र {nth} भाव में सुस्ता रहे हैं: {area} में जो अपने पास है, पहले उसका आनंद लें।',
      ],
    ],
    backwards: [
      [
        'Venus goes backwards through your {nth} house, and old tastes return in {area}.',
        'शुक्र {nth} भाव में वक्री हैं: {area} में कोई पुराना शौक फिर जाग सकता है।',
      ],
      [
        'While Venus is retrograde in your {nth} house, mend rather than replace in {area}.',
        'वक्री शुक्र {nth} भाव में हैं: {area} में नया लेने से अच्छा है कि पुराने को सँवार लें।',
      ],
      [
        'Retrograde Venus in the {nth} house asks what you value in {area}.',
        '{nth} भाव में वक्री शुक्र: सोचें कि {area} में आपके लिए सबसे अनमोल क्या है।',
      ],
      [
        'Venus looks back in your {nth} house; an old friendship may return in {area}.',
        'शुक्र {nth} भाव में पीछे लौट रहे हैं: {area} में कोई पुराना साथी फिर मिल सकता है।',
      ],
    ],
  },
} satisfies Record<string, GrahaTexts>;
