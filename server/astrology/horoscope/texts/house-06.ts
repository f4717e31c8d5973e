import type { HouseTexts } from './library.ts';

/** The Moon in the sixth house from the reader's sign: daily work, health, debts, service, disagreements. */
export const house6: HouseTexts = {
  openings: [
    [
      'A useful day: lists get shorter and problems come undone.',
      'यह काम का दिन है: सूचियाँ छोटी होती हैं और गाँठें खुलती हैं।',
    ],
    ['Routine is on your side today.', 'आज दिनचर्या आपके साथ है।'],
    [
      'Your body tells you plainly today what it needs; listen to it.',
      'आज शरीर साफ़ बता देता है कि उसे क्या चाहिए; उसकी सुनें।',
    ],
    [
      'Old tasks are easy to finish today, once you begin.',
      'पुराने काम आज आसानी से निपटते हैं, बस शुरू करने की देर है।',
    ],
    [
      'You are good at helping today, better than you think.',
      'आज दूसरों की सहायता करना आपको खूब आता है, आपकी सोच से भी अधिक।',
    ],
    [
      'Disagreements stay small today if you settle them early.',
      'मतभेद आज छोटे रहते हैं, यदि उन्हें समय पर सुलझा लिया जाए।',
    ],
    [
      'Details interest you more than dreams now, and that is fine.',
      'आज सपनों से ज़्यादा बारीकियाँ भाती हैं, और यह ठीक है।',
    ],
    ['What you put off can be done today without fuss.', 'जो टलता रहा, वह आज सहज ही निपट सकता है।'],
  ],
  counsels: [
    ['Finish three small tasks before you start a large one.', 'बड़ा काम शुरू करने से पहले तीन छोटे काम पूरे करें।'],
    ['Drink water, stretch, and eat on time.', 'पानी पिएँ, हाथ-पाँव फैला लें और समय पर भोजन करें।'],
    [
      'Pay the small debt first; it weighs most on the mind.',
      'छोटा उधार पहले चुकाएँ; मन पर वही सबसे भारी होता है।',
    ],
    ['Answer the difficult message with facts and courtesy.', 'कठिन संदेश का उत्तर तथ्यों और शिष्टता के साथ दें।'],
    ['Make the appointment you keep moving to next month.', 'जो काम हर महीने टल रहा है, उसका दिन आज तय कर लें।'],
    ['Ask for help with the one task you do badly.', 'जो एक काम ठीक से नहीं बनता, उसमें सहायता माँगें।'],
    ['Clean your tools, and tomorrow will begin faster.', 'अपने औज़ार साफ़ कर लें, कल की शुरुआत जल्दी होगी।'],
    ['Let a disagreement end when the matter is settled.', 'बात सुलझ जाए तो मतभेद को भी समाप्त होने दें।'],
    ['Do one thing for a person who cannot return it.', 'किसी ऐसे के लिए एक काम करें जो बदले में कुछ न दे सके।'],
    ['Stop at the hour you set, even if one thing is left.', 'तय समय पर रुक जाएँ, चाहे एक काम बाकी हो।'],
  ],
  seek: [
    ['Order in what you do every day.', 'रोज़ के कामों में व्यवस्था।'],
    ['A simple meal at a regular time.', 'नियत समय पर सादा भोजन।'],
    ['The satisfaction of a cleared list.', 'पूरी हुई सूची का संतोष।'],
    ['A calm way through a disagreement.', 'मतभेद से निकलने का शांत रास्ता।'],
    ['Work that helps one particular person.', 'ऐसा काम जो किसी एक व्यक्ति के काम आए।'],
    ['Sleep at the hour you planned.', 'तय समय पर नींद।'],
  ],
  challenge: [
    ['Seeing only what is wrong.', 'केवल कमी देखना।'],
    ['Doing everything yourself because it is quicker.', 'जल्दी के नाम पर सब कुछ अकेले करना।'],
    ['Skipping rest to please a list.', 'सूची के लिए आराम छोड़ देना।'],
    ['Winning a point and losing the peace.', 'बात जीतकर शांति खो देना।'],
    ['Worry in place of a first step.', 'पहले कदम की जगह चिंता।'],
    ['Advice given where only help was wanted.', 'जहाँ मदद चाहिए थी वहाँ केवल सलाह देना।'],
  ],
  insight: [
    ['Small repairs keep the whole house standing.', 'छोटी मरम्मतें पूरे घर को सँभाले रखती हैं।'],
    ['Health is made of a hundred small choices.', 'अच्छा स्वास्थ्य सौ छोटी-छोटी बातों से बनता है।'],
    ['It is easier to help than to be right.', 'सही साबित होने से सहायता करना आसान है।'],
    ['A habit is a promise you keep to yourself.', 'आदत अपने आप से किया वचन है।'],
    ['A knot opens when you stop pulling.', 'जहाँ खींचना रुकता है, वहीं गाँठ खुलती है।'],
    ['Order today is a kindness to tomorrow.', 'आज की अच्छी व्यवस्था कल का काम हल्का करती है।'],
    ['An opponent may be a teacher in a hurry.', 'विरोधी भी कभी-कभी जल्दी में आया गुरु होता है।'],
    ['Do the plain thing well and it shines.', 'साधारण काम भी अच्छे से करें, वही चमकता है।'],
    ['What is cleaned daily never becomes a burden.', 'जो रोज़ साफ़ हो, वह बोझ नहीं बनता।'],
    ['Rest is part of the work, not its reward.', 'विश्राम काम का हिस्सा है, उसका पुरस्कार नहीं।'],
  ],
};
