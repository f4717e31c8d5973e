import type { HouseTexts } from './library.ts';

/** The Moon in the seventh house from the reader's sign: partner, agreements, meetings, the other person. */
export const house7: HouseTexts = {
  openings: [
    [
      'Other people show you yourself today, and mostly kindly.',
      'आज दूसरों में अपनी झलक दिखती है, और अधिकतर अच्छी।',
    ],
    ['The day goes better with somebody beside you.', 'आज का दिन किसी के साथ में बेहतर बीतता है।'],
    ['A meeting or an agreement is at the heart of the day.', 'आज की मुख्य बात कोई भेंट या समझौता है।'],
    [
      'Someone puts a fair offer in front of you, or waits for yours.',
      'कोई आपके सामने उचित प्रस्ताव रखता है, या आपके प्रस्ताव की राह देखता है।',
    ],
    [
      'Your partner, or the person before you, sets the pace today.',
      'आज दिन की चाल आपके साथी, या सामने वाले व्यक्ति से तय होती है।',
    ],
    [
      'You see both sides today, which is a gift and a bit of work.',
      'आज आपको दोनों पक्ष दिखते हैं; यह वरदान भी है और थोड़ी मेहनत भी।',
    ],
    ['Invitations and replies make for a pleasant day.', 'निमंत्रणों और उत्तरों में आज का दिन अच्छा बीतता है।'],
    ['Balance is within reach today if both sides are heard.', 'दोनों की सुनी जाए तो आज संतुलन पास ही है।'],
  ],
  counsels: [
    [
      'Ask what the other needs before you say what you can give.',
      'अपनी ओर से कुछ कहने से पहले पूछें कि सामने वाले को क्या चाहिए।',
    ],
    [
      'Read the offer twice and ask the one question you are shy about.',
      'प्रस्ताव दो बार पढ़ें और वह एक सवाल पूछ लें जिसमें झिझक है।',
    ],
    [
      'Put the agreement in writing while everyone is still smiling.',
      'जब तक सब प्रसन्न हैं, समझौता लिखित में कर लें।',
    ],
    ['Let another person choose the meal.', 'आज भोजन का चुनाव किसी और को करने दें।'],
    [
      'Meet in person if you can; a face explains what a message hides.',
      'हो सके तो आमने-सामने मिलें; संदेश जो छिपाता है, चेहरा कह देता है।',
    ],
    ['Give credit by name, in front of others.', 'श्रेय नाम लेकर दें, और सबके सामने दें।'],
    ['If you disagree, first repeat what you heard.', 'असहमति हो तो पहले वह दोहराएँ जो आपने सुना।'],
    [
      'Keep one promise to your partner that nobody else will see.',
      'साथी से किया एक वादा निभाएँ जिसे कोई और न देखे।',
    ],
    [
      'Decide something together today, even if you could decide it alone.',
      'जो अकेले भी तय हो सकता है, उसे भी आज साथ बैठकर तय करें।',
    ],
    ['Take a walk side by side; some talks need no table.', 'साथ-साथ टहल लें; कुछ बातों को मेज़ की ज़रूरत नहीं होती।'],
  ],
  seek: [
    ['A quiet word with the person who decides.', 'निर्णय लेने वाले से शांत मन से बातचीत।'],
    ['An agreement both can smile at.', 'ऐसा समझौता जिस पर दोनों मुस्कुरा सकें।'],
    ['The other person’s point of view.', 'सामने वाले का नज़रिया।'],
    ['Company without an agenda.', 'बिना किसी काम का साथ।'],
    ['Fairness in a small exchange.', 'छोटे लेन-देन में भी न्याय।'],
    ['Time for the one who waits for you.', 'जो आपकी राह देखता है, उसके लिए समय।'],
  ],
  challenge: [
    ['Wanting everyone to agree before you begin.', 'शुरू करने से पहले सबकी सहमति चाहना।'],
    ['Saying yes in order to keep the peace.', 'शांति बनाए रखने के लिए हाँ कह देना।'],
    ['Comparing your partner with a memory.', 'साथी की तुलना किसी स्मृति से करना।'],
    ['Reading silence as a no.', 'मौन को इनकार समझ लेना।'],
    ['Bargaining past the fair price.', 'उचित दाम से आगे मोल-भाव करना।'],
    ['Answering for both when only you were asked.', 'पूछा आपसे जाए और दोनों की ओर से बोल देना।'],
  ],
  insight: [
    ['Balance is kept by moving, not by standing still.', 'संतुलन चलते रहने से बनता है, ठहर जाने से नहीं।'],
    ['Two voices make one song when each one waits.', 'जब दोनों ठहरना जानें, तब दो स्वर एक गीत बनते हैं।'],
    ['A good agreement leaves room to breathe.', 'अच्छा समझौता साँस लेने की जगह छोड़ता है।'],
    ['Respect is love on an ordinary day.', 'रोज़ के दिनों में आदर ही स्नेह है।'],
    ['What you see in others, you know from within.', 'जो दूसरों में दिखता है, उसे हम भीतर से पहचानते हैं।'],
    ['The shortest bridge is a sincere question.', 'सबसे छोटा पुल सच्चा प्रश्न है।'],
    ['Give the other the better chair and the talk improves.', 'अच्छी कुर्सी दूसरे को दें, बात अपने आप सुधरेगी।'],
    ['To meet halfway, someone walks first.', 'बीच रास्ते मिलने के लिए कोई एक पहले चलता है।'],
    ['Small promises are the ones we keep.', 'वादे छोटे हों तो निभते हैं।'],
    [
      'Listen to somebody, and almost everything grows easier.',
      'किसी को पूरा सुन लें, तो लगभग हर बात नरम पड़ जाती है।',
    ],
  ],
};
