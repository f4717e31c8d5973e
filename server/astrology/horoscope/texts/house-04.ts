import type { HouseTexts } from './library.ts';

/** The Moon in the fourth house from the reader's sign: home, mother, rest, land and vehicles. */
export const house4: HouseTexts = {
  openings: [
    ['The day pulls you homeward, and that is no weakness.', 'आज मन घर की ओर खिंचता है, और यह कोई कमज़ोरी नहीं।'],
    [
      'Home asks for attention today: a repair, a talk, a corner to clear.',
      'आज घर पर ध्यान दें: कोई मरम्मत, कोई बातचीत, कोई बिखरा कोना।',
    ],
    ['Old memories visit today, most of them friendly.', 'आज पुरानी यादें आती हैं, और अधिकतर मीठी।'],
    ['You do your best work today where you feel safe.', 'आज आपका काम वहीं सबसे अच्छा होता है जहाँ मन निश्चिंत हो।'],
    ['A mother, or someone like a mother, is in your thoughts.', 'माँ, या माँ जैसा कोई, आज आपके विचारों में है।'],
    ['The heart wants fewer plans and softer light today.', 'आज मन को कम योजनाएँ और हल्की रोशनी चाहिए।'],
    [
      'Matters of house, land or vehicle need patience today.',
      'मकान, ज़मीन या वाहन की बातों में आज धैर्य से काम लें।',
    ],
    ['Quiet is useful today; it lets you hear yourself.', 'आज शांति काम की है; उसमें अपनी आवाज़ सुनाई देती है।'],
  ],
  counsels: [
    [
      'Fix one small thing at home that has annoyed you for weeks.',
      'घर की वह छोटी चीज़ ठीक करें जो हफ़्तों से खटक रही है।',
    ],
    [
      'Call your mother, or the person who once looked after you.',
      'माँ को, या जिसने कभी आपको सँभाला, उसे फ़ोन करें।',
    ],
    ['Open the windows for a while before you sit down to work.', 'काम पर बैठने से पहले कुछ देर खिड़कियाँ खोल दें।'],
    ['Keep work out of the bedroom tonight.', 'आज रात काम को सोने के कमरे से बाहर रखें।'],
    ['Give a feeling time to settle before you talk it over.', 'किसी भाव पर चर्चा से पहले उसे ठहरने का समय दें।'],
    [
      'Read the papers of house or vehicle once more, line by line.',
      'घर या वाहन के कागज़ एक बार और, पंक्ति-दर-पंक्ति पढ़ लें।',
    ],
    ['Water the plants, and count it as work done.', 'पौधों को पानी दें और इसे भी एक काम मानें।'],
    ['Invite one person in, with no reason but company.', 'किसी एक को घर बुलाएँ, बस साथ बैठने के लिए।'],
    ['Go to bed an hour earlier than yesterday.', 'कल से एक घंटा पहले सो जाएँ।'],
    ['Light a lamp at dusk and sit beside it for five minutes.', 'साँझ को दीया जलाएँ और पाँच मिनट उसके पास बैठें।'],
  ],
  seek: [
    ['A quiet corner and a closed door.', 'एक शांत कोना और बंद दरवाज़ा।'],
    ['The company of your own people.', 'अपने लोगों का साथ।'],
    ['Rest without a phone in your hand.', 'ऐसा आराम जिसमें हाथ में फ़ोन न हो।'],
    ['Order in one room.', 'एक कमरे में व्यवस्था।'],
    ['A story from your own family.', 'अपने परिवार की कोई कहानी।'],
    ['Solid ground before a new plan.', 'नई योजना से पहले ठोस ज़मीन।'],
  ],
  challenge: [
    ['Taking an old hurt into a new talk.', 'पुरानी चोट को नई बातचीत में ले आना।'],
    ['Expecting the family to guess what you need.', 'यह चाहना कि घरवाले बिना कहे समझ जाएँ।'],
    ['Leaving the repair for yet another week.', 'मरम्मत को एक और हफ़्ते टाल देना।'],
    ['Staying in when a short walk would help.', 'जब थोड़ी सैर से लाभ हो, तब भी भीतर बैठे रहना।'],
    ['Working through the hour meant for rest.', 'आराम की घड़ी में भी काम करते रहना।'],
    ['Deciding about the house while tired.', 'थकान में घर के बारे में निर्णय करना।'],
  ],
  insight: [
    ['Roots are also a kind of progress.', 'जड़ें गहरी होना भी आगे बढ़ना है।'],
    ['A home is made again every day.', 'घर हर दिन फिर से बनता है।'],
    ['What rests, ripens.', 'जो ठहरता है, वही पकता है।'],
    ['A tidy room makes a lighter mind.', 'सँवरा घर मन को हल्का करता है।'],
    ['Peace begins behind one closed door.', 'एक बंद दरवाज़े के पीछे ही शांति शुरू हो जाती है।'],
    ['Memory is a well: draw gently.', 'स्मृति एक कुआँ है: धीरे से खींचें।'],
    ['Those who were cared for learn to care.', 'जिसे प्यार से सँभाला गया हो, वही औरों को सँभालना सीखता है।'],
    ['The most important door opens inward.', 'सबसे बड़ा द्वार भीतर की ओर खुलता है।'],
    ['A warm meal settles many questions.', 'गरम भोजन कई उलझनें सुलझा देता है।'],
    ['Being still is also work.', 'शांत बैठना भी एक काम है।'],
  ],
};
