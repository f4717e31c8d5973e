import { type Draft, mukhiStock, shelf } from './draft.ts';
import { gangaDip, oilBead, recite, threadNeck } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'panch-mukhi-rudraksha',
    name: ['Panch Mukhi Rudraksha', 'पंचमुखी रुद्राक्ष'],
    mini: [
      'Five-faced Nepali bead for calm, focus and everyday japa.',
      'नेपाल का दाना, शांति, एकाग्रता और नित्य जप के लिए।',
    ],
    text: [
      'The five-faced bead is the common one, and that is its virtue: anyone may wear it, on any day, with no rule but cleanliness. Ours grow in the Arun valley of eastern Nepal, 20 to 22 millimetres across, dried slowly in shade so that they do not crack. The faces are natural and run unbroken from mouth to base; nothing is carved, glued or dyed. Panch mukhi is held to be a form of Kalagni Rudra and is the bead of japa malas from Kashi to Rameswaram.',
      'पूर्वी नेपाल की अरुण घाटी का पंचमुखी दाना, 20 से 22 मिमी, छाया में सुखाया हुआ। मुख प्राकृतिक हैं, कुछ भी तराशा या रंगा नहीं गया। इसे कोई भी, किसी भी दिन धारण कर सकता है।',
    ],
    words: 'rudraksha, rudraksh, रुद्राक्ष, panchmukhi, पंचमुखी, पाँच मुखी, 5 mukhi, five faced, nepali rudraksha',
    tags: 'shiva, japa, daily wear, nepal',
    sub: '5 Mukhi',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday'),
      threadNeck('a red or black thread', 'लाल या काले धागे'),
      oilBead,
    ],
    gains: [
      ['Worn for calm and an even breath.', 'शांति और संतुलित श्वास के लिए धारण किया जाता है।'],
      ['The usual bead for daily japa.', 'नित्य जप का सामान्य दाना।'],
      ['Believed to be free of harsh effect on anyone.', 'माना जाता है कि किसी पर इसका कठोर प्रभाव नहीं होता।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 349, sizes: 'Mukhi', stock: mukhiStock({ 5: 212 }) },
  },
  {
    slug: 'rudraksha-japa-mala-108',
    name: ['Rudraksha Japa Mala, 108', 'रुद्राक्ष जपमाला, 108'],
    mini: ['Hand-knotted 108 bead mala with a silk tassel and sumeru.', 'हाथ से गुँथी माला, रेशमी फुँदना और सुमेरु।'],
    text: [
      'One hundred and eight five-faced beads of 7 millimetres and a larger sumeru, each held by its own knot in crimson silk. The knots keep the beads from rubbing, let the fingers feel where they are in the dark, and save the rest when a thread breaks. Two women in Haridwar tie these malas; one takes them about four hours. The seeds are Javanese, which are smaller and denser than Nepali ones and better for counting. For japa it is held in a gomukhi bag and turned back at the sumeru.',
      'सात मिमी के 108 पंचमुखी दाने और बड़ा सुमेरु, हर दाना अपनी गाँठ में बँधा। हरिद्वार में दो महिलाएँ इसे हाथ से गूँथती हैं। जप करते समय सुमेरु को लाँघा नहीं जाता, वहीं से लौटते हैं।',
    ],
    words: 'japa mala, rudraksha mala, रुद्राक्ष माला, जपमाला, 108 beads, jaap mala, mala',
    tags: 'shiva, japa, mala, haridwar',
    sub: '5 Mukhi',
    brand: 'Himveda',
    how: [
      ['Sprinkle with Ganga jal on the first Monday.', 'पहले सोमवार को गंगाजल छिड़कें।'],
      [
        'Hold over the middle finger and turn with the thumb; the index finger stays away.',
        'मध्यमा पर रखकर अँगूठे से फेरें; तर्जनी न लगाएँ।',
      ],
      ['At the sumeru, turn the mala round instead of crossing.', 'सुमेरु पर पहुँचकर माला पलट लें, लाँघें नहीं।'],
      [
        'Keep it in a clean cloth bag; do not wear a mala used for japa.',
        'स्वच्छ थैली में रखें; जप की माला पहनें नहीं।',
      ],
    ],
    gains: [
      ['Keeps count so that the mind need not.', 'गिनती सँभालती है, ताकि मन मुक्त रहे।'],
      ['Used for the mantra of any deity.', 'किसी भी देवता के मंत्र के लिए उपयुक्त।'],
      ['Believed to gather the calm of daily practice.', 'माना जाता है कि नित्य साधना की शांति संजोती है।'],
    ],
    days: ['Monday', 'Thursday'],
    tax: 'rudraksha',
    offer: { price: 899, quantity: 4 },
  },
  {
    slug: 'saat-mukhi-pendant',
    name: ['Saat Mukhi Pendant', 'सातमुखी रुद्राक्ष लॉकेट'],
    mini: ['Seven-faced bead capped in silver, on a chain.', 'चाँदी की टोपी में सातमुखी दाना, चेन सहित।'],
    text: [
      'A seven-faced Nepali bead of about 22 millimetres, held between two caps of 925 silver and hung on an 18 inch rope chain. The caps are shaped to the bead and pinned through its own channel, so nothing is glued and the bead can be taken out and oiled. Saat mukhi stands for the seven sages and for Mahalakshmi, and is the usual advice of astrologers to shopkeepers in a slow season. We send the bead’s X-ray plate with it, where the seven seed chambers can be counted.',
      'लगभग 22 मिमी का नेपाली सातमुखी दाना, 925 चाँदी की टोपियों में, 18 इंच चेन के साथ। एक्स-रे प्लेट साथ आती है जिसमें सात कक्ष गिने जा सकते हैं। सप्तर्षि और महालक्ष्मी का स्वरूप माना जाता है।',
    ],
    words: 'saat mukhi, 7 mukhi, सातमुखी, rudraksha locket, रुद्राक्ष लॉकेट, seven faced, mahalakshmi',
    tags: 'lakshmi, silver, pendant, x-ray tested',
    sub: '7 Mukhi',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('lakshmi', 'Friday'),
      [
        'Wear on the chain so that the bead rests on the breastbone.',
        'चेन में इस प्रकार पहनें कि दाना छाती के बीच टिके।',
      ],
    ],
    gains: [
      ['Worn in slow seasons of trade.', 'व्यापार के धीमे समय में धारण किया जाता है।'],
      ['Dedicated to Mahalakshmi and the seven sages.', 'महालक्ष्मी और सप्तर्षियों को समर्पित।'],
      ['Believed to ease worry about money.', 'माना जाता है कि धन की चिंता हल्की करता है।'],
    ],
    days: ['Friday', 'Saturday'],
    tax: 'jewellery',
    offer: { price: 3450, quantity: 14 },
  },
  {
    slug: 'ek-mukhi-rudraksha',
    name: ['Ek Mukhi Rudraksha', 'एकमुखी रुद्राक्ष'],
    mini: ['Rare single-faced bead, X-ray tested before dispatch.', 'दुर्लभ एकमुखी दाना, भेजने से पहले एक्स-रे जाँच।'],
    text: [
      'A round bead with one natural line is so rare that most of what is sold as such has been filed or carved. This one is a Nepali gol dana of 19 millimetres from a grower we have known for eleven years. It was X-rayed in Kathmandu and again in Varanasi; both plates show a single seed chamber, and both come with the bead. Ek mukhi is held to be Shiva himself and is kept in the puja room as often as it is worn. When it is sold, we may wait a year for the next.',
      'नेपाल का गोल एकमुखी दाना, 19 मिमी, काठमांडू और वाराणसी दोनों जगह एक्स-रे से जाँचा हुआ। इसे साक्षात शिव का स्वरूप माना जाता है। अगला दाना आने में वर्ष भर लग सकता है।',
    ],
    words: 'ek mukhi, 1 mukhi, एकमुखी, एक मुखी रुद्राक्ष, single face rudraksha, gol dana',
    tags: 'shiva, rare, x-ray tested, nepal',
    sub: '1 Mukhi',
    brand: 'Himveda',
    how: [
      [
        'Bathe it in Ganga jal on a Monday of the bright fortnight.',
        'शुक्ल पक्ष के सोमवार को गंगाजल से स्नान कराएँ।',
      ],
      recite('shiva', 'Monday'),
      [
        'Keep on a silver seat in the puja room, or wear capped in gold.',
        'पूजा में चाँदी के आसन पर रखें, या सोने में मढ़वाकर पहनें।',
      ],
    ],
    gains: [
      ['Worshipped as a form of Shiva.', 'शिव के स्वरूप में पूजा जाता है।'],
      ['Worn for one-pointed attention.', 'एकाग्रता के लिए धारण किया जाता है।'],
      ['Believed to loosen the grip of wants.', 'माना जाता है कि इच्छाओं की पकड़ ढीली करता है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 21000, sizes: 'Mukhi', stock: mukhiStock({ 1: 0 }) },
  },
  {
    slug: 'ek-mukhi-kaju-dana',
    name: ['Ek Mukhi, Kaju Dana', 'एकमुखी काजू दाना'],
    mini: ['Half-moon single-faced bead from South India.', 'दक्षिण भारत का अर्धचंद्राकार एकमुखी दाना।'],
    text: [
      'The half-moon ek mukhi comes from a related tree in the Western Ghats and looks like a cashew, flat on one side and curved on the other, with one line along the curve. It is the honest, affordable form of the single-faced bead, and nobody should sell it to you as the round Nepali one. We select beads above 24 millimetres with a complete line and a sound stem end, and pierce them only on request. Householders keep it with their Shivling; many drivers hang it from the mirror.',
      'पश्चिमी घाट का अर्धचंद्र आकार का एकमुखी दाना, काजू जैसा। यह गोल नेपाली एकमुखी नहीं है, पर एकमुखी का सुलभ और सच्चा रूप है। छेद केवल कहने पर किया जाता है।',
    ],
    words: 'kaju dana, ek mukhi kaju, काजू दाना, एकमुखी, half moon rudraksha, 1 mukhi',
    tags: 'shiva, south india, household',
    sub: '1 Mukhi',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday', 21),
      threadNeck('silver wire or red silk', 'चाँदी के तार या लाल रेशम'),
    ],
    gains: [
      ['Kept near the Shivling at home.', 'घर में शिवलिंग के पास रखा जाता है।'],
      ['Worn for simplicity of mind.', 'मन की सरलता के लिए धारण किया जाता है।'],
      ['Believed to support meditation.', 'माना जाता है कि ध्यान में सहायक है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 1350, sizes: 'Mukhi', stock: mukhiStock({ 1: 9 }) },
  },
  {
    slug: 'do-mukhi-rudraksha',
    name: ['Do Mukhi Rudraksha', 'दोमुखी रुद्राक्ष'],
    mini: [
      'Two-faced bead of Ardhanarishvara, for harmony of two.',
      'अर्धनारीश्वर का दोमुखी दाना, दो के मेल के लिए।',
    ],
    text: [
      'Two lines, opposite one another, cut this bead into equal halves: Shiva and Parvati in one body. It grows mostly near Haridwar and in the Nepali hills, flatter than other rudraksha and about 18 millimetres wide. Couples wear a pair; so do business partners, and people who feel pulled between two homes. Chandra is its graha, and it suits those who were told to wear moti and cannot bear jewellery. We check that both lines are natural to the base, for three-faced beads are sometimes filed down to two.',
      'दो विपरीत रेखाओं वाला दाना, शिव और पार्वती का एक रूप। पति-पत्नी और साझेदार इसे जोड़े में पहनते हैं। इसका ग्रह चंद्र माना गया है।',
    ],
    words: 'do mukhi, 2 mukhi, दोमुखी, दो मुखी रुद्राक्ष, ardhanarishvara, two faced',
    tags: 'marriage, chandra, harmony',
    sub: '2 Mukhi',
    brand: 'Himveda',
    how: [
      ['Soak for an hour in raw milk, then rinse.', 'एक घंटा कच्चे दूध में रखें, फिर धो लें।'],
      recite('shiva', 'Monday'),
      threadNeck('white silk or a silver chain', 'सफ़ेद रेशम या चाँदी की चेन'),
    ],
    gains: [
      ['Worn by couples for accord.', 'दंपती आपसी मेल के लिए धारण करते हैं।'],
      ['Linked with Chandra and a gentle mind.', 'चंद्र और कोमल मन से जुड़ा माना गया है।'],
      ['Believed to mend distance between partners.', 'माना जाता है कि साझेदारों की दूरी घटाता है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: { price: 2450, sizes: 'Mukhi', stock: mukhiStock({ 2: 6 }) },
  },
  {
    slug: 'teen-mukhi-rudraksha',
    name: ['Teen Mukhi Rudraksha', 'तीनमुखी रुद्राक्ष'],
    mini: ['Three-faced bead of Agni, for a fresh start.', 'अग्नि का तीनमुखी दाना, नई शुरुआत के लिए।'],
    text: [
      'The scriptures give the three-faced bead to Agni, who burns what is finished. It is the bead people take up when a chapter ends: after a failed venture, a move, a long worry in the family. These are Nepali, oval, 17 to 19 millimetres, with deep channels and a warm brown that darkens against the skin. Sunday and Monday are both in use; Mangal and Surya are both named as lords, and schools differ. We tell you so rather than pretend otherwise.',
      'शास्त्रों में तीनमुखी अग्नि का स्वरूप है, जो पुराने को जलाकर नया आरंभ देता है। नेपाली अंडाकार दाना, 17 से 19 मिमी। रविवार और सोमवार दोनों मान्य हैं।',
    ],
    words: 'teen mukhi, 3 mukhi, तीनमुखी, तीन मुखी रुद्राक्ष, agni, three faced',
    tags: 'agni, new start, nepal',
    sub: '3 Mukhi',
    brand: 'Himveda',
    how: [
      ['Pass it over a ghee lamp three times, well above the flame.', 'घी के दीये की लौ से ऊपर तीन बार घुमाएँ।'],
      recite('shiva', 'Monday', 27),
      threadNeck('red thread or copper wire', 'लाल धागे या ताँबे के तार'),
      oilBead,
    ],
    gains: [
      ['Worn when an old chapter is closed.', 'पुराना अध्याय समाप्त होने पर धारण किया जाता है।'],
      ['Believed to lighten regret.', 'माना जाता है कि पछतावे को हल्का करता है।'],
      ['Dedicated to Agni, who purifies.', 'पवित्र करने वाले अग्नि को समर्पित।'],
    ],
    days: ['Sunday', 'Monday'],
    tax: 'rudraksha',
    offer: { price: 650, sizes: 'Mukhi', stock: mukhiStock({ 3: 31 }) },
  },
  {
    slug: 'saat-mukhi-rudraksha',
    name: ['Saat Mukhi Rudraksha', 'सातमुखी रुद्राक्ष'],
    mini: [
      'Loose seven-faced bead, unpolished, from Bhojpur in Nepal.',
      'भोजपुर, नेपाल का बिना पॉलिश सातमुखी दाना।',
    ],
    text: [
      'Bhojpur district, four hours on foot from the road, is where these beads were gathered in the winter of last year. They are sold as they fell: washed, brushed, graded for seven complete lines and left without oil or stain, so the colour ranges from straw to deep tan. At 21 to 24 millimetres they are heavy in the hand. Shani and Mahalakshmi are both named with the saat mukhi. People in debt, and those who simply count coins too often at night, are the ones who ask for it.',
      'नेपाल के भोजपुर ज़िले में पिछली सर्दी में चुने गए दाने, बिना तेल और रंग के। शनि और महालक्ष्मी दोनों से जुड़े माने जाते हैं और धन की चिंता में धारण किए जाते हैं।',
    ],
    words: 'saat mukhi, 7 mukhi, सातमुखी, sat mukhi rudraksha, seven faced, shani',
    tags: 'lakshmi, shani, nepal, raw',
    sub: '7 Mukhi',
    brand: 'Himveda',
    how: [
      ['Oil it lightly with sandalwood for three days before use.', 'प्रयोग से पहले तीन दिन हल्का चंदन तेल लगाएँ।'],
      recite('shani', 'Saturday', 21),
      threadNeck('black or blue thread', 'काले या नीले धागे'),
    ],
    gains: [
      ['Worn in times of debt or slow income.', 'ऋण या धीमी आय के समय धारण किया जाता है।'],
      ['Believed to teach patience with money.', 'माना जाता है कि धन के विषय में धैर्य सिखाता है।'],
      ['Dedicated to Mahalakshmi.', 'महालक्ष्मी को समर्पित।'],
    ],
    days: ['Saturday'],
    tax: 'rudraksha',
    offer: { price: 1250, sizes: 'Mukhi', stock: mukhiStock({ 7: 17 }) },
  },
  {
    slug: 'java-rudraksha-by-mukhi',
    name: ['Java Rudraksha, Choose the Mukhi', 'जावा रुद्राक्ष, मुख चुनें'],
    mini: [
      'Small dense beads from Java, 2 to 9 faces at one price.',
      'जावा के छोटे सघन दाने, 2 से 9 मुख, एक ही मूल्य।',
    ],
    text: [
      'Beads from the plantations of Java are a third of the size of Nepali ones, about 8 millimetres, finer in grain and much easier to wear under office clothes. The tree is the same species. We sort them by faces under a lamp and sell each at one price, because the work is the same whether a bead has four lines or nine. Pick the mukhi your astrologer named, or the one that belongs to your graha. Small beads are hard to photograph and harder to fake, which is one more reason to like them.',
      'जावा के लगभग 8 मिमी के छोटे दाने, कपड़ों के नीचे पहनने में सहज। हर दाना दीपक के नीचे मुख गिनकर छाँटा जाता है और सभी का मूल्य एक है। अपने ग्रह या परामर्श के अनुसार मुख चुनें।',
    ],
    words:
      'java rudraksha, indonesian rudraksha, जावा रुद्राक्ष, इंडोनेशियाई, 4 mukhi, 6 mukhi, 8 mukhi, chhota rudraksha',
    tags: 'java, small bead, choose your mukhi',
    sub: '',
    brand: 'Himveda',
    how: [
      gangaDip,
      recite('shiva', 'Monday', 11),
      threadNeck('thin cotton or a fine chain', 'पतले सूत या महीन चेन'),
      oilBead,
    ],
    gains: [
      ['Light enough for children and for daily wear.', 'बच्चों और रोज़ पहनने के लिए पर्याप्त हल्का।'],
      ['Each mukhi is linked with its own graha.', 'हर मुख अपने ग्रह से जुड़ा माना गया है।'],
      ['Worn under clothes, unseen.', 'कपड़ों के नीचे, बिना दिखे पहना जाता है।'],
    ],
    days: ['Monday'],
    tax: 'rudraksha',
    offer: {
      price: 280,
      sizes: 'Mukhi',
      stock: mukhiStock({ 2: 0, 3: 40, 4: 66, 5: 120, 6: 58, 7: 22, 8: 7, 9: 3 }),
    },
  },
  {
    slug: 'nepal-rudraksha-collector-bead',
    name: ['Nepal Rudraksha, 8 to 14 Mukhi', 'नेपाली रुद्राक्ष, 8 से 14 मुखी'],
    mini: ['Higher mukhi beads, each X-rayed, sold singly.', 'अधिक मुख वाले दाने, हर एक एक्स-रे जाँचा।'],
    text: [
      'Beyond seven faces the tree grows generous only now and then. These are single beads of eight to fourteen mukhi from one family’s trees near Dingla, kept aside over several harvests and sold at one middle price so that a buyer can choose by meaning and not by fashion. Every bead is X-rayed; chambers and lines must agree in number, or it goes back to the basket. Nau mukhi is Durga, das mukhi Vishnu, gyarah mukhi Hanuman, chaudah mukhi the third eye of Shiva.',
      'दिंगला, नेपाल के एक परिवार के वृक्षों के 8 से 14 मुखी दाने, वर्षों में एकत्र। हर दाने का एक्स-रे होता है और कक्ष व रेखाएँ बराबर होनी चाहिए। नौमुखी दुर्गा, दसमुखी विष्णु और ग्यारहमुखी हनुमान का स्वरूप है।',
    ],
    words:
      'gyarah mukhi, 11 mukhi, 14 mukhi, chaudah mukhi, ग्यारहमुखी, चौदहमुखी, nau mukhi, das mukhi, rare rudraksha',
    tags: 'collector, x-ray tested, nepal, rare',
    sub: '',
    brand: 'Himveda',
    how: [
      [
        'Keep it before the deity overnight before the first wearing.',
        'पहली बार पहनने से पहले रात भर देवता के सामने रखें।',
      ],
      recite('shiva', 'Monday'),
      threadNeck('silk with a knot on each side', 'दोनों ओर गाँठ लगे रेशम'),
      oilBead,
    ],
    gains: [
      ['Chosen by the deity of each mukhi.', 'हर मुख के देवता के अनुसार चुना जाता है।'],
      ['Worn for strength in public duty.', 'सार्वजनिक दायित्व में बल के लिए धारण किया जाता है।'],
      ['Believed to protect on journeys.', 'माना जाता है कि यात्रा में रक्षा करता है।'],
    ],
    days: ['Monday', 'Tuesday'],
    tax: 'rudraksha',
    offer: {
      price: 5400,
      sizes: 'Mukhi',
      stock: mukhiStock({ 8: 3, 9: 2, 10: 1, 11: 2, 12: 1, 13: 1, 14: 0 }),
    },
  },
];

/** Natural beads by number of faces, from Nepal, Java and the Western Ghats. */
export const rudraksha = shelf('Rudraksha', drafts);
