import type { HouseTexts } from './library.ts';

/** The Moon in the ninth house from the reader's sign: teachers, faith, father, long ways, meaning. */
export const house9: HouseTexts = {
  openings: [
    [
      'You see further today, and small worries look small.',
      'आज नज़र दूर तक जाती है और छोटी चिंताएँ छोटी ही लगती हैं।',
    ],
    [
      'A teacher, a book or a road has something to tell you.',
      'आज कोई गुरु, कोई पुस्तक या कोई राह आपसे कुछ कहना चाहती है।',
    ],
    ['You ask why more often than how today.', 'आज मन ‘कैसे’ से ज़्यादा ‘क्यों’ पूछता है।'],
    ['Faith, whatever form it takes for you, is near today.', 'आस्था का जो भी रूप आपका हो, वह आज पास है।'],
    ['A father, an elder or a guide may be on your mind.', 'पिता, कोई बड़े या मार्गदर्शक आज ध्यान में आ सकते हैं।'],
    ['Plans for a journey or a course take shape today.', 'यात्रा या पढ़ाई की योजना आज आकार लेती है।'],
    ['Learning matters more than earning today.', 'आज कमाने से ज़्यादा सीखने में मन लगता है।'],
    [
      'Good advice is near today, and some of it is your own.',
      'आज अच्छी सलाह पास ही है, और कुछ तो आपकी अपनी ही।',
    ],
  ],
  counsels: [
    ['Read two pages of something older than you are.', 'अपने से पुरानी किसी रचना के दो पन्ने पढ़ें।'],
    [
      'Ask an elder how they made a choice, and do not interrupt.',
      'किसी बड़े से पूछें कि उन्होंने जीवन का कोई निर्णय कैसे लिया, और बीच में न बोलें।',
    ],
    [
      'Visit a temple, a library or a hill, whichever lifts your spirits.',
      'मंदिर, पुस्तकालय या पहाड़ी, जहाँ मन खिल उठे, वहाँ हो आएँ।',
    ],
    [
      'Check the practical side of a fine plan: dates, papers, cost.',
      'सुंदर योजना का व्यावहारिक पक्ष देख लें: तारीख, कागज़, खर्च।',
    ],
    ['Give a little, and tell nobody.', 'थोड़ा दान करें और उसकी चर्चा न करें।'],
    [
      'Teach one thing you know, without a moral at the end.',
      'जो जानते हैं उसमें से एक बात सिखाएँ, अंत में उपदेश न जोड़ें।',
    ],
    ['Change your mind about something small, aloud.', 'किसी छोटी बात पर अपनी राय बदलें और कह भी दें।'],
    ['Look up at the sky once in the evening, for no reason.', 'शाम को एक बार आकाश की ओर देखें, बिना कारण।'],
    ['Listen to a view you do not share, to its end.', 'जिस विचार से सहमत नहीं, उसे अंत तक सुनें।'],
    ['Write down what you are grateful for in three lines.', 'तीन पंक्तियों में लिखें कि मन किन बातों के लिए कृतज्ञ है।'],
  ],
  seek: [
    ['A wider view of an old question.', 'पुराने प्रश्न पर नया नज़रिया।'],
    ['The blessing of someone older.', 'किसी बड़े का आशीर्वाद।'],
    ['A page worth reading twice.', 'दो बार पढ़ने योग्य एक पन्ना।'],
    ['Meaning in an ordinary duty.', 'साधारण कर्तव्य में अर्थ।'],
    ['A road you have not taken.', 'एक राह जिस पर अब तक कदम नहीं पड़े।'],
    ['Gratitude before requests.', 'माँगने से पहले कृतज्ञता।'],
  ],
  challenge: [
    ['Preaching where a story would do.', 'जहाँ एक कहानी काफ़ी थी, वहाँ उपदेश देना।'],
    ['Planning far and missing what is near.', 'दूर की सोचकर पास का छूट जाना।'],
    ['Being certain too soon.', 'बहुत जल्दी पक्की राय बना लेना।'],
    ['Collecting advice without using any.', 'सलाह इकट्ठी करना पर अपनाना नहीं।'],
    ['Looking down on a simple belief.', 'किसी सरल विश्वास को छोटा समझना।'],
    ['Spending tomorrow’s money today.', 'कल की कमाई आज खर्च कर देना।'],
  ],
  insight: [
    ['A wide sky makes the heart gentle.', 'खुला आकाश मन को कोमल बनाता है।'],
    ['Truth travels light.', 'सत्य हल्के सामान के साथ चलता है।'],
    ['The teacher appears where the pupil sits down.', 'जहाँ शिष्य बैठता है, वहीं गुरु प्रकट होते हैं।'],
    ['When hurry leaves, grace remains.', 'जहाँ हड़बड़ी नहीं, वहाँ कृपा है।'],
    ['A belief is proved by how it treats people.', 'विश्वास की परख लोगों के साथ व्यवहार में होती है।'],
    ['Every pilgrimage begins at your own door.', 'हर तीर्थयात्रा अपने ही द्वार से शुरू होती है।'],
    ['Ask for wisdom and be ready for work.', 'बुद्धि माँगें और परिश्रम के लिए तैयार रहें।'],
    ['The advice of elders makes sense years later.', 'बड़ों की सीख का अर्थ वर्षों बाद समझ आता है।'],
    ['Far places teach you about home.', 'दूर की जगहें अपना घर समझाती हैं।'],
    ['Wonder is a kind of prayer.', 'विस्मय भी एक प्रार्थना है।'],
  ],
};
