import type { HouseTexts } from './library.ts';

/** The Moon in the second house from the reader's sign: money, speech, food, family. */
export const house2: HouseTexts = {
  openings: [
    ['Money and meals deserve a quiet look today.', 'आज धन और भोजन, दोनों पर शांत नज़र डालने का दिन है।'],
    ['Your words carry further than you expect today.', 'आज आपकी बात सोच से कहीं दूर तक पहुँचती है।'],
    [
      'Family talk fills the day, most of it at the table.',
      'आज घर की बातें ज़्यादा हैं, और उनमें से अधिकतर भोजन के समय।',
    ],
    [
      'What you already have matters more today than what you lack.',
      'आज जो पास है, वह उससे ज़्यादा मायने रखता है जो नहीं है।',
    ],
    ['Look twice at a bill, a price or a promise today.', 'कोई बिल, कोई दाम या कोई वादा आज दोबारा देख लें।'],
    [
      'Familiar things please you today: old recipes, known voices.',
      'आज मन को जाना-पहचाना भाता है: पुराने स्वाद, परिचित आवाज़ें।',
    ],
    [
      'What you value shows in small things today, in what you buy and what you say.',
      'आपके लिए क्या मायने रखता है, यह आज छोटी बातों में दिखता है, खरीद में भी और बोली में भी।',
    ],
    [
      'A steady, unhurried day for sorting and counting.',
      'छाँटने और गिनने के लिए यह एक स्थिर, बिना हड़बड़ी का दिन है।',
    ],
  ],
  counsels: [
    ['Write down what comes in and what goes out; ten minutes will do.', 'आय और खर्च लिख लें; दस मिनट काफ़ी हैं।'],
    [
      'Speak a little slower than usual, and let the other finish.',
      'आज थोड़ा धीरे बोलें और सामने वाले को बात पूरी करने दें।',
    ],
    ['Eat one meal together, with no screen nearby.', 'एक समय का भोजन साथ बैठकर करें, बिना किसी स्क्रीन के।'],
    ['Put off the purchase you are not sure of until tomorrow.', 'जिस खरीद पर मन पक्का नहीं, उसे कल पर छोड़ दें।'],
    ['Thank someone at home for what they do every day.', 'घर में जो रोज़ कुछ करता है, आज उसे धन्यवाद कहें।'],
    [
      'Clear one drawer, one account, or one thing left unsaid.',
      'एक दराज़, एक हिसाब या कोई पुरानी अधूरी बात साफ़ करें।',
    ],
    ['Ask for the price in writing before you agree.', 'हाँ कहने से पहले दाम लिखित में पूछ लें।'],
    ['Keep one kind sentence ready for a sharp moment.', 'तीखे क्षण के लिए एक मीठा वाक्य तैयार रखें।'],
    ['Save a little, even if it is very little.', 'थोड़ा बचाएँ, चाहे वह बहुत ही थोड़ा हो।'],
    ['Choose quality in one thing and simplicity in the rest.', 'एक चीज़ अच्छी लें, बाकी सादी रखें।'],
  ],
  seek: [
    ['A true count of what you own.', 'जो आपका है, उसका सही हिसाब।'],
    ['Sweetness in ordinary speech.', 'रोज़ की बोली में मिठास।'],
    ['A meal shared without hurry.', 'साथ बैठकर, बिना जल्दी किया गया भोजन।'],
    ['Advice from an elder of the family.', 'परिवार के किसी बड़े की सलाह।'],
    ['One expense you can do without.', 'एक खर्च जिसके बिना काम चल सके।'],
    ['The worth of things that have no price.', 'उन चीज़ों का मोल जिनका दाम नहीं होता।'],
  ],
  challenge: [
    ['Buying to quiet a restless mood.', 'मन बहलाने के लिए खरीदारी करना।'],
    ['A true word said too sharply.', 'सच्ची बात को बहुत तीखे ढंग से कहना।'],
    ['Counting what others have.', 'दूसरों के पास क्या है, यह गिनना।'],
    ['Saying yes in the moment and regretting it later.', 'बातों-बातों में हाँ कह देना और बाद में पछताना।'],
    ['Holding on to what is no longer used.', 'जो काम नहीं आता उसे थामे रखना।'],
    ['Eating faster than you taste.', 'स्वाद लेने से पहले निगल जाना।'],
  ],
  insight: [
    ['How much is enough is for you to decide.', 'कितना काफ़ी है, यह आपके हाथ में है।'],
    ['A gentle voice is remembered longest.', 'कोमल वाणी सबसे देर तक याद रहती है।'],
    ['Money grows best in calm hands.', 'पैसा शांत हाथों में अच्छा बढ़ता है।'],
    ['Home tastes of the person who cooks.', 'घर का स्वाद पकाने वाले के मन से आता है।'],
    ['Every coin is a small decision.', 'हर सिक्का एक छोटा निर्णय है।'],
    ['Silence can also be a kind answer.', 'मौन भी एक कोमल उत्तर हो सकता है।'],
    ['What you praise grows stronger.', 'जिसकी सराहना हो, वही बढ़ता है।'],
    ['Wealth begins with knowing what you have.', 'पास में क्या है, यह जान लेना ही समृद्धि की शुरुआत है।'],
    ['A word kept is worth more than a word given.', 'दिए हुए वचन से निभाया हुआ वचन बड़ा है।'],
    ['Slow spending leaves a quiet evening.', 'सँभला हुआ खर्च शांत शाम दे जाता है।'],
  ],
};
