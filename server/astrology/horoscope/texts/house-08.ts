import type { HouseTexts } from './library.ts';

/** The Moon in the eighth house from the reader's sign: what is hidden, research, shared money, change, patience. */
export const house8: HouseTexts = {
  openings: [
    [
      'A slower day, in which much happens below the surface.',
      'यह धीमा दिन है, जिसमें बहुत कुछ सतह के नीचे चलता है।',
    ],
    ['Keep the day light; depth will come by itself.', 'आज दिन को हल्का रखें, गहराई अपने आप आएगी।'],
    ['Your mind likes to look behind things today.', 'आज मन बातों की तह तक देखना चाहता है।'],
    ['Energy is better saved than spent today.', 'आज शक्ति खर्च करने से अच्छा है कि बचाई जाए।'],
    ['Shared money and shared plans need clear figures now.', 'साझे धन और साझी योजनाओं में आज साफ़ हिसाब रखें।'],
    [
      'Something is changing quietly, and it needs no push from you.',
      'कुछ चुपचाप बदल रहा है; उस पर ज़ोर डालने की ज़रूरत नहीं।',
    ],
    ['It is a good day to observe and a poor one to argue.', 'देखने के लिए दिन अच्छा है, बहस के लिए उतना नहीं।'],
    ['Feelings run deep today and ask for a little privacy.', 'आज भाव गहरे हैं और थोड़ा एकांत चाहते हैं।'],
  ],
  counsels: [
    [
      'Leave large decisions for another day, and write down your questions.',
      'बड़े निर्णय किसी और सुबह पर छोड़ें, आज केवल प्रश्न लिख लें।',
    ],
    [
      'Check passwords, papers and bills; it is dull, but it helps.',
      'पासवर्ड, कागज़ और बकाया देख लें; काम नीरस है पर उपयोगी है।',
    ],
    ['Drive, walk and speak at an easy pace.', 'गाड़ी चलाने, चलने और बोलने में जल्दी न करें।'],
    ['Research the matter before you discuss it.', 'चर्चा से पहले विषय की पूरी जानकारी जुटा लें।'],
    ['Keep to yourself what was told to you in confidence.', 'जो बात भरोसे से बताई गई, उसे अपने तक रखें।'],
    [
      'Settle the shared account with the other person beside you.',
      'साझा हिसाब दूसरे व्यक्ति के साथ बैठकर निपटाएँ।',
    ],
    ['Let one old worry go by writing it down and closing the book.', 'एक पुरानी चिंता लिख दें और कॉपी बंद कर दें।'],
    ['Sit quietly for ten minutes before you sleep.', 'सोने से पहले दस मिनट शांत बैठें।'],
    ['Accept help without explaining why you need it.', 'कारण समझाए बिना सहायता स्वीकार कर लें।'],
    ['Eat lightly and turn in early.', 'हल्का भोजन करें और जल्दी सो जाएँ।'],
  ],
  seek: [
    ['The reason behind a habit.', 'किसी आदत के पीछे का कारण।'],
    ['A calm hour with nothing to prove.', 'एक शांत घंटा जिसमें कुछ साबित न करना हो।'],
    ['Clear figures where money is shared.', 'साझे पैसे का साफ़ हिसाब।'],
    ['Someone who can keep a secret.', 'कोई जो बात अपने तक रख सके।'],
    ['The end of something already over.', 'जो बीत चुका, उसका सहज समापन।'],
    ['Patience with what you cannot yet see.', 'जो अभी दिखता नहीं, उसके प्रति धैर्य।'],
  ],
  challenge: [
    ['Guessing at motives.', 'दूसरों के मन का अनुमान लगाते रहना।'],
    ['Pressing for an answer that is still ripening.', 'जो उत्तर अभी पक रहा है, उसके लिए दबाव डालना।'],
    ['Carrying a worry that belongs to someone else.', 'किसी और की चिंता को अपने कंधे पर रखना।'],
    ['Testing people instead of asking them.', 'लोगों से सीधे पूछने के बजाय उन्हें परखना।'],
    ['A late night after a long day.', 'लंबे दिन के बाद देर तक जागना।'],
    ['Keeping accounts of old slights.', 'पुरानी बातों का हिसाब रखना।'],
  ],
  insight: [
    ['What slows you today may also steady you.', 'जो आज धीमा करता है, वही आपको सँभालता भी है।'],
    ['Every ending makes room for a beginning.', 'हर समापन किसी आरंभ की तैयारी है।'],
    ['Go slowly, and deep water is safe.', 'धीरे उतरें, तो गहराई से डर नहीं।'],
    ['Trust is built where nobody is looking.', 'भरोसा वहाँ बनता है जहाँ कोई देख नहीं रहा होता।'],
    ['You may put it down before you understand it.', 'समझने से पहले भी बोझ उतारा जा सकता है।'],
    ['Roots grow in the dark, and that is fine.', 'जड़ें अँधेरे में ही बढ़ती हैं, और यह ठीक है।'],
    ['Patience lets you see more.', 'धैर्य रखने वाले को अधिक दिखता है।'],
    ['Meet change with an open hand.', 'बदलाव का स्वागत खुले मन से करें।'],
    ['Not every silence hides something.', 'हर मौन के पीछे कोई भेद नहीं होता।'],
    ['One quiet day can change a long journey.', 'एक शांत दिन लंबी राह बदल सकता है।'],
  ],
};
