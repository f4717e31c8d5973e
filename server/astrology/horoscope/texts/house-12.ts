import type { HouseTexts } from './library.ts';

/** The Moon in the twelfth house from the reader's sign: rest, sleep, expense, retreat, distant places. */
export const house12: HouseTexts = {
  openings: [
    ['The day asks for less noise and a little more sleep.', 'आज शोर थोड़ा कम रखें और नींद थोड़ी ज़्यादा लें।'],
    [
      'You may feel like stepping back today; do so without guilt.',
      'आज एक कदम पीछे हटने का मन हो सकता है; बिना झिझक हट जाएँ।',
    ],
    ['Dreams and distant people are close today.', 'आज सपने और दूर के लोग पास लगते हैं।'],
    [
      'Several expenses come at once today, so choose which to allow.',
      'आज कई खर्च एक साथ आते हैं, इसलिए चुन लें कि कौन-सा करना है।',
    ],
    ['A day for finishing, folding and putting away.', 'आज समेटने, तह करने और सँभालकर रखने का दिन है।'],
    ['Solitude is good company today.', 'आज एकांत अच्छा साथी है।'],
    ['What is done quietly today is done well.', 'आज जो चुपचाप किया जाए, अच्छा होता है।'],
    ['The day is slow, and that is good.', 'आज दिन धीमा है, और यह अच्छा है।'],
  ],
  counsels: [
    [
      'Cancel one thing that can wait and give the hour to rest.',
      'जो रुक सकता है ऐसा एक काम टाल दें और वह घंटा आराम को दें।',
    ],
    [
      'Keep an eye on small expenses; the large ones can look after themselves today.',
      'छोटे खर्चों पर नज़र रखें; बड़े आज अपने आप सँभल जाएँगे।',
    ],
    ['Call someone far away, for no reason at all.', 'दूर रहने वाले किसी अपने को बिना किसी काम के फ़ोन करें।'],
    ['Sit by water, or simply take a long bath.', 'पानी के पास बैठें, या बस देर तक स्नान करें।'],
    ['Give away one thing that still works and is not used.', 'एक चीज़ जो ठीक है पर काम नहीं आती, किसी को दे दें।'],
    ['Put the phone in another room an hour before sleep.', 'सोने से एक घंटा पहले फ़ोन दूसरे कमरे में रख दें।'],
    ['Finish the last bit of an old task today.', 'किसी पुराने काम का बचा हुआ हिस्सा आज पूरा कर दें।'],
    ['Forgive a small thing, and let it go.', 'एक छोटी बात क्षमा कर दें और भूल जाएँ।'],
    ['Let today be ordinary; tomorrow will bring its own work.', 'आज को साधारण रहने दें; कल के काम कल देखे जाएँगे।'],
    ['Spend ten minutes in prayer, breath or plain silence.', 'दस मिनट प्रार्थना, श्वास या सादे मौन में बिताएँ।'],
  ],
  seek: [
    ['Rest without an excuse.', 'बिना बहाने का विश्राम।'],
    ['A quiet end to a busy week.', 'व्यस्त दिनों का शांत समापन।'],
    ['One thing to let go.', 'एक चीज़ जिसे छोड़ा जा सके।'],
    ['Time alone that does not feel lonely.', 'ऐसा एकांत जिसमें अकेलापन न हो।'],
    ['News from far away.', 'दूर से आया कोई समाचार।'],
    ['Sleep before midnight.', 'आधी रात से पहले की नींद।'],
  ],
  challenge: [
    ['Spending in order to feel better.', 'मन अच्छा करने के लिए खर्च करना।'],
    ['Staying silent when a short answer would do.', 'जहाँ छोटा-सा उत्तर काफ़ी था, वहाँ चुप रह जाना।'],
    ['Lying awake over what is already settled.', 'जो तय हो चुका है, उसे सोचकर जागते रहना।'],
    ['Saying yes when you are far too tired.', 'बहुत थकान में भी हाँ कह देना।'],
    ['Starting something big on low energy.', 'कम ऊर्जा में बड़ा काम शुरू करना।'],
    ['Turning rest into a project.', 'आराम को भी एक काम बना लेना।'],
  ],
  insight: [
    ['A bowl is useful because it is empty.', 'पात्र खाली है, इसीलिए काम का है।'],
    ['Sleep is the oldest comfort of all.', 'नींद सबसे पुराना सुख है।'],
    ['Letting go leaves your hands free.', 'छोड़ देने से हाथ खाली होते हैं, और मन भी।'],
    ['At night we understand the day.', 'दिन की बातें रात को समझ आती हैं।'],
    ['Quiet people hear the river first.', 'शांत लोग नदी को पहले सुनते हैं।'],
    ['The tide goes out so that it can return.', 'लहर लौटने के लिए ही पीछे हटती है।'],
    ['You may say: enough for today.', 'कभी यह भी कह दें: आज के लिए इतना काफ़ी है।'],
    [
      'Charity begins with unused things and ends with time.',
      'दान बिना काम की चीज़ों से शुरू होता है और समय देने पर पूरा होता है।',
    ],
    ['Distance can show you what you feel.', 'दूरी दिखा सकती है कि मन क्या चाहता है।'],
    ['An empty hour is not a lost hour.', 'खाली घंटा खोया हुआ घंटा नहीं होता।'],
  ],
};
