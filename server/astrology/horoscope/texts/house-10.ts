import type { HouseTexts } from './library.ts';

/** The Moon in the tenth house from the reader's sign: work in the open, duty, name, those above. */
export const house10: HouseTexts = {
  openings: [
    [
      'People see your work today, so let it be your best.',
      'आज आपका काम सबको दिखता है, इसलिए उसे अच्छे से अच्छा करें।',
    ],
    ['Duty comes first today, and it goes smoothly.', 'आज कर्तव्य पहले है, और वह आसानी से निभता है।'],
    ['People look to you for a decision today.', 'आज लोग निर्णय के लिए आपकी ओर देखते हैं।'],
    ['A task you have done quietly for weeks is noticed.', 'जो काम हफ़्तों से चुपचाप चल रहा है, उस पर नज़र जाती है।'],
    ['One piece of work matters more than the rest today.', 'आज एक काम बाकी सबसे अधिक महत्त्व का है।'],
    ['Those above you are easier to reach today.', 'आज बड़ों और अधिकारियों तक बात पहुँचाना आसान है।'],
    ['Responsibility sits lightly on you today.', 'आज ज़िम्मेदारी हल्की लगती है।'],
    [
      'Your results count today: put your name on what you have done.',
      'आज काम का परिणाम गिना जाता है: अपने काम पर अपना नाम लिखें।',
    ],
  ],
  counsels: [
    [
      'Do the important task before noon, and the urgent ones after.',
      'ज़रूरी काम दोपहर से पहले करें, बाकी भाग-दौड़ बाद में।',
    ],
    ['Ask for the meeting you have been putting off.', 'जो बैठक टलती रही है, उसका समय आज माँग लें।'],
    [
      'Report the progress in three lines; nobody needs more.',
      'प्रगति तीन पंक्तियों में बता दें; इससे अधिक किसी को नहीं चाहिए।',
    ],
    ['Lead the work and share the credit.', 'काम की अगुवाई करें और श्रेय बाँटें।'],
    ['Be on time today, even where others are not.', 'आज समय पर पहुँचें, चाहे और लोग न पहुँचें।'],
    ['Say plainly what you can finish, and by when.', 'साफ़ बता दें कि कितना पूरा होगा और कब तक।'],
    [
      'Keep your word to the junior as strictly as to the senior.',
      'छोटे से किया वादा भी उतना ही निभाएँ जितना बड़े से किया।',
    ],
    ['Close one file for good before you open the next.', 'अगली फ़ाइल खोलने से पहले एक को पूरी तरह बंद करें।'],
    ['Step away from the desk for lunch, away from the screen as well.', 'भोजन के समय मेज़ से उठें और स्क्रीन से भी।'],
    ['Leave the office talk at the door when you come home.', 'घर आते समय दफ़्तर की बातें दरवाज़े पर छोड़ दें।'],
  ],
  seek: [
    ['One result you can show.', 'एक परिणाम जो दिखाया जा सके।'],
    ['A word with someone senior.', 'किसी वरिष्ठ से दो बात।'],
    ['Clarity about who does what.', 'कौन क्या करेगा, इसकी स्पष्टता।'],
    ['Work worthy of your name.', 'ऐसा काम जो आपके नाम के योग्य हो।'],
    ['A steady pace while others watch.', 'सबकी नज़र में भी शांत चाल।'],
    ['The respect of those who work beside you.', 'साथ काम करने वालों का आदर।'],
  ],
  challenge: [
    ['Working for the title instead of the task.', 'काम के बजाय पद के लिए काम करना।'],
    ['Taking on what others should learn to do.', 'जो दूसरों को सीखना चाहिए, वह भी स्वयं कर देना।'],
    ['Bringing the strain of the day home in your voice.', 'दिन भर की थकान अपनी आवाज़ में घर ले आना।'],
    ['Waiting for permission you already have.', 'उस अनुमति की राह देखना जो मिल चुकी है।'],
    ['Answering every call on the first ring.', 'हर फ़ोन पहली घंटी पर उठाना।'],
    ['Confusing being busy with being useful.', 'व्यस्त रहने को उपयोगी होना समझ लेना।'],
  ],
  insight: [
    ['Good work speaks in a low voice.', 'अच्छा काम धीमे स्वर में बोलता है।'],
    ['A name is built on ordinary days.', 'नाम साधारण दिनों में बनता है।'],
    ['Authority is service in plain view.', 'अधिकार वह सेवा है जो सबके सामने हो।'],
    ['Finish one thing, and the rest feels easier.', 'एक काम पूरा करें, बाकी आसान लगने लगते हैं।'],
    ['A high place is for seeing farther.', 'ऊँचाई दूर तक देखने के लिए है।'],
    ['To be relied on is the best kind of fame.', 'भरोसेमंद होना ही सबसे बड़ा यश है।'],
    ['Today the task before you is the one that counts.', 'आज सामने का काम ही सबसे बड़ा काम है।'],
    ['Lead as you would like to be led.', 'जैसा नेतृत्व चाहते हैं, वैसा ही करें।'],
    ['Credit you give away comes back by itself.', 'बाँटा हुआ श्रेय अपने आप लौट आता है।'],
    ['What you do in front of others, do simply.', 'जो सबके सामने करें, सरलता से करें।'],
  ],
};
