import type { HouseTexts } from './library.ts';

/** The Moon in the seventh house from the reader's sign: partner, agreements, meetings, the other person. */
export const house7: HouseTexts = {
  openings: [
    ['Other people are the mirror today, and mostly a kind one.', 'आज दूसरे लोग दर्पण हैं, और अधिकतर कोमल दर्पण।'],
    ['The day goes better in twos.', 'आज का दिन दो के साथ में बेहतर चलता है।'],
    ['A meeting or an agreement is at the heart of the day.', 'आज दिन के बीच में कोई भेंट या समझौता है।'],
    [
      'Someone puts a fair offer in front of you, or waits for yours.',
      'कोई आपके सामने उचित प्रस्ताव रखता है, या आपके प्रस्ताव की राह देखता है।',
    ],
    [
      'Your partner, or the person opposite you, sets the rhythm today.',
      'आज लय आपके साथी से, या सामने बैठे व्यक्ति से बनती है।',
    ],
    [
      'You see both sides today, which is a gift and a little work.',
      'आज आपको दोनों पक्ष दिखते हैं, यह वरदान भी है और थोड़ा परिश्रम भी।',
    ],
    [
      'Invitations and replies fill the hours in a pleasant way.',
      'निमंत्रण और उत्तर आज के घंटों को सुखद ढंग से भरते हैं।',
    ],
    ['Balance is within reach today if both sides are heard.', 'दोनों की सुनी जाए तो आज संतुलन पास ही है।'],
  ],
  counsels: [
    [
      'Ask what the other needs before you say what you can give.',
      'आप क्या दे सकते हैं, यह कहने से पहले पूछें कि सामने वाले को क्या चाहिए।',
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
      'Decide together what can be decided alone later.',
      'जो बाद में अकेले तय हो सकता है, उसे भी आज साथ बैठकर तय करें।',
    ],
    ['Take a walk side by side; some talks need no table.', 'साथ-साथ टहल लें; कुछ बातों को मेज़ की ज़रूरत नहीं होती।'],
  ],
  seek: [
    ['A quiet word with the person who decides.', 'निर्णय करने वाले से शांत भाव की बात।'],
    ['An agreement both can smile at.', 'ऐसा समझौता जिस पर दोनों मुस्कुरा सकें।'],
    ['The view from the other chair.', 'सामने की कुर्सी से दिखता दृश्य।'],
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
    ['Speaking for two when you were asked for one.', 'एक की राय पूछी जाए और दोनों की ओर से बोल देना।'],
  ],
  insight: [
    ['Balance is kept by moving, not by standing still.', 'संतुलन चलते रहने से बनता है, ठहर जाने से नहीं।'],
    ['Two voices make one song when each one waits.', 'जब दोनों ठहरना जानें, तब दो स्वर एक गीत बनते हैं।'],
    ['A good agreement leaves room to breathe.', 'अच्छा समझौता साँस लेने की जगह छोड़ता है।'],
    ['Respect is affection on an ordinary day.', 'आदर रोज़ के दिनों का स्नेह है।'],
    ['What you see in others, you know from within.', 'जो दूसरों में दिखता है, उसे हम भीतर से पहचानते हैं।'],
    ['The shortest bridge is a sincere question.', 'सबसे छोटा पुल सच्चा प्रश्न है।'],
    ['Give the other the better chair and the talk improves.', 'अच्छी कुर्सी दूसरे को दें, बात अपने आप सुधरेगी।'],
    ['To meet halfway, someone walks first.', 'बीच रास्ते मिलने के लिए कोई एक पहले चलता है।'],
    ['Small promises are the ones we keep.', 'वादे छोटे रखे जाएँ तो निभते हैं।'],
    ['Being heard softens almost everything.', 'सुन लिए जाने से लगभग सब कुछ नरम पड़ जाता है।'],
  ],
};
