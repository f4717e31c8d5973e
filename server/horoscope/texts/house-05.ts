import type { HouseTexts } from './library.ts';

/** The Moon in the fifth house from the reader's sign: children, learning, play, art, affection. */
export const house5: HouseTexts = {
  openings: [
    ['Something playful wants a place in the day.', 'आज दिन में थोड़ा खेल भी जगह चाहता है।'],
    ['Ideas come early today, and they come in pairs.', 'आज विचार जल्दी आते हैं और जोड़ों में आते हैं।'],
    [
      'Children, students or beginners teach you something now.',
      'बच्चे, विद्यार्थी या नए सीखने वाले आज आपको कुछ सिखाते हैं।',
    ],
    ['The heart is warm today and would like to show it.', 'आज मन में स्नेह है और वह दिखना चाहता है।'],
    ['You have a good eye today for colour, rhythm and form.', 'आज रंग, लय और रूप पर आपकी नज़र अच्छी है।'],
    ['Study goes down well today, in small portions.', 'आज पढ़ाई छोटे-छोटे हिस्सों में अच्छी बैठती है।'],
    ['A hobby that you put aside calls you back.', 'कुछ समय पहले छूटा शौक आज फिर बुलाता है।'],
    ['The day rewards making more than measuring.', 'आज नापने से ज़्यादा रचने में आनंद है।'],
  ],
  counsels: [
    [
      'Make something small with your own hands and show it to one person.',
      'अपने हाथ से कुछ छोटा बनाएँ और किसी एक को दिखाएँ।',
    ],
    [
      'Let a child, or the child in you, choose the game.',
      'खेल चुनने का काम किसी बच्चे पर, या अपने भीतर के बच्चे पर छोड़ दें।',
    ],
    ['Study one page well instead of ten pages fast.', 'दस पन्ने जल्दी पढ़ने के बजाय एक पन्ना अच्छे से पढ़ें।'],
    ['Say the warm thing while it is still warm.', 'स्नेह की बात तभी कह दें जब वह मन में ताज़ी हो।'],
    ['Keep as honest a budget for pleasure as for work.', 'मनोरंजन के खर्च का भी उतना ही सच्चा हिसाब रखें।'],
    ['Write the idea down before you improve it.', 'विचार को सँवारने से पहले लिख लें।'],
    ['Hum, draw or dance for as long as one song lasts.', 'एक गीत भर गुनगुनाएँ, चित्र बनाएँ या थिरक लें।'],
    [
      'Praise the effort of a younger person, and name it exactly.',
      'किसी छोटे के प्रयास की सराहना करें और बताएँ कि क्या अच्छा लगा।',
    ],
    ['Leave one evening hour without any purpose.', 'शाम का एक घंटा बिना किसी उद्देश्य के छोड़ दें।'],
    [
      'Try the second solution as well; the first one was only quick.',
      'दूसरा हल भी आज़माएँ; पहला तो केवल जल्दी सूझा था।',
    ],
  ],
  seek: [
    ['Joy that costs nothing.', 'ऐसा आनंद जिसमें कुछ खर्च न हो।'],
    ['A teacher in an unlikely place.', 'अनपेक्षित जगह पर कोई गुरु।'],
    ['An hour of real attention for someone young.', 'किसी छोटे के लिए सच्चे ध्यान का एक घंटा।'],
    ['The pleasure of a finished page.', 'एक पूरे पन्ने का सुख।'],
    ['Music before the news.', 'खबरों से पहले संगीत।'],
    ['A kind look from someone dear.', 'किसी प्रिय की स्नेह भरी नज़र।'],
  ],
  challenge: [
    ['Wanting applause before the work is done.', 'काम पूरा होने से पहले तालियों की चाह।'],
    ['Turning play into a contest.', 'खेल को मुकाबला बना देना।'],
    ['Promising a child more time than you have.', 'बच्चे से उतने समय का वादा करना जितना पास नहीं।'],
    ['A gamble dressed up as a plan.', 'योजना के वेश में छिपा जोखिम।'],
    ['Falling in love with the idea and forgetting the work.', 'विचार पर मोहित होकर काम भूल जाना।'],
    ['Keeping affection unspoken.', 'स्नेह को अनकहा रखना।'],
  ],
  insight: [
    ['Play is how the mind takes a breath.', 'खेल मन की साँस है।'],
    ['What you make with love is never wasted.', 'प्रेम से बनी चीज़ व्यर्थ नहीं जाती।'],
    ['To teach is to learn twice.', 'सिखाना दो बार सीखना है।'],
    ['A beginner sees what an expert forgets.', 'नया सीखने वाला वह देखता है जो जानकार भूल जाता है।'],
    ['Delight is a form of attention.', 'आनंद भी ध्यान का एक रूप है।'],
    ['The heart speaks in small gifts.', 'हृदय छोटे उपहारों में बोलता है।'],
    ['A seed asks for water, not for speeches.', 'बीज पानी माँगता है, भाषण नहीं।'],
    ['Laughter is shared light.', 'हँसी बाँटी हुई रोशनी है।'],
    ['Not every good thing is useful right away.', 'हर अच्छी बात तुरंत काम की नहीं होती।'],
    ['Create first, correct later.', 'पहले रचें, फिर सुधारें।'],
  ],
};
