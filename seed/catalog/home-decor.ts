import { type Draft, shelf } from './draft.ts';
import { dryCloth, placeAt, recite } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'brass-hanging-bells-toran',
    name: ['Brass Bell Toran', 'पीतल घंटी तोरण'],
    mini: ['Seven bells on a braided cord for the doorway.', 'द्वार के लिए गुँथी डोरी पर सात घंटियाँ।'],
    text: [
      'Seven brass bells, each a little smaller than the last, hang on a braided cotton cord dyed with madder. They are tuned by ear in Jalesar to five notes of Bhupali, so that a breeze or a forehead makes something near to music. A hundred and ten centimetres wide, with brass rings at both ends. Hang it above the door on the inside in windy places. The cord is washable; the bells want only a dry cloth and a kind word about the tone.',
      'मँजीठ से रँगी डोरी पर सात पीतल की घंटियाँ, राग भूपाली के पाँच स्वरों में मिलाई हुई। 110 सेंटीमीटर चौड़ा। हवादार स्थान पर द्वार के भीतर टाँगें।',
    ],
    words: 'toran, bandhanwar, तोरण, बंदनवार, brass bells, door hanging, ghanti toran, घंटी',
    tags: 'door, brass, festive',
    sub: 'Wall Hangings',
    brand: 'Aangan',
    how: [
      placeAt('above the main door, so that it brushes no one’s eyes', 'मुख्य द्वार के ऊपर, आँखों से बचाकर'),
      ['Hang it before a festival, after cleaning the threshold.', 'पर्व से पहले देहरी साफ़ कर टाँगें।'],
      dryCloth,
    ],
    gains: [
      ['Announces each guest with a note.', 'हर अतिथि का स्वर से स्वागत।'],
      ['A customary sign of welcome.', 'स्वागत का पारंपरिक चिह्न।'],
      ['Believed to keep a doorway lively.', 'माना जाता है कि द्वार को चैतन्य रखता है।'],
    ],
    days: ['Wednesday', 'Friday'],
    pictures: [
      { kind: 'bell', metal: 'gold' },
      { kind: 'bell', metal: 'brass' },
    ],
    tax: 'brass',
    offer: { price: 1350, quantity: 22 },
  },
  {
    slug: 'feng-shui-long-life-tortoise',
    name: ['Long-Life Tortoise, Feng Shui', 'दीर्घायु कछुआ, फेंगशुई'],
    mini: ['Gold-tone tortoise for the career corner.', 'कर्म-कोण के लिए सुनहरा कछुआ।'],
    text: [
      'Two old sciences meet on this shelf: Feng Shui places a tortoise in the north for career and long life, and Vastu places one there too, by another road. Ours is cast in resin-free brass with a gold tone, four and a half inches, head raised as if listening. The coin in older patterns has been left out so the mouth is clean. It stands on a low sheesham base. If both your aunt and your interior designer have opinions, this is where they will agree.',
      'फेंगशुई और वास्तु दोनों उत्तर दिशा में कछुआ रखने को कहते हैं। साढ़े चार इंच का सुनहरी आभा वाला पीतल, सिर उठाए हुए, शीशम के आधार पर।',
    ],
    words: 'feng shui turtle, फेंगशुई कछुआ, dragon tortoise, career turtle, vastu kachua, north turtle',
    tags: 'feng shui, north, career',
    sub: 'Feng Shui',
    brand: 'Aangan',
    how: [
      placeAt('in the north of the living room, at table height', 'बैठक के उत्तर में, मेज़ की ऊँचाई पर'),
      ['Let the head face into the room.', 'मुख कक्ष के भीतर रखें।'],
      dryCloth,
    ],
    gains: [
      ['Kept for steady work and long life.', 'स्थिर कार्य और दीर्घायु के लिए रखा जाता है।'],
      ['Agrees with Vastu and Feng Shui.', 'वास्तु और फेंगशुई दोनों में मान्य।'],
      ['Believed to support the north.', 'माना जाता है कि उत्तर दिशा को बल देता है।'],
    ],
    days: ['Wednesday'],
    pictures: [
      { kind: 'turtle', metal: 'gold' },
      { kind: 'turtle', metal: 'copper' },
    ],
    tax: 'brass',
    offer: { price: 990, quantity: 31 },
  },
  {
    slug: 'sri-yantra-wall-panel-copper',
    name: ['Sri Yantra Wall Panel', 'श्री यंत्र दीवार पैनल'],
    mini: ['Twelve inch copper panel in a teak frame.', 'सागौन के फ़्रेम में बारह इंच का ताम्र पैनल।'],
    text: [
      'The full drawing at a size where all nine enclosures can be followed with the eye from across a room: sixteen petals, eight petals, then the triangles closing on the point. Etched copper, oiled and not lacquered, in a frame of reclaimed Nagpur teak with a keyhole hanger. Architects ask for it in reception halls because it is quiet from far and endless from near. The drawing was computed, then checked by hand with a thread and pins, in the way the shilpis do.',
      'सागौन के फ़्रेम में बारह इंच का उत्कीर्ण ताँबा, जिसमें नौ आवरण कमरे के उस पार से भी दिखते हैं। दूर से शांत, पास से अनंत। रचना धागे और पिन से जाँची गई है।',
    ],
    words: 'sri yantra wall, shree yantra frame, श्री यंत्र दीवार, copper panel, wall hanging yantra',
    tags: 'wall, copper, teak',
    sub: 'Wall Hangings',
    brand: 'Shilpkar',
    how: [
      placeAt('on the east wall, its centre at eye level', 'पूर्व की दीवार पर, केंद्र आँख की ऊँचाई पर'),
      recite('lakshmi', 'Friday', 16),
      ['Oil lightly with coconut once a year.', 'वर्ष में एक बार नारियल तेल लगाएँ।'],
    ],
    gains: [
      ['A resting place for the eyes.', 'आँखों का विश्राम-स्थल।'],
      ['Drawn so that every line meets.', 'हर रेखा सटीक मिलती है।'],
      ['Believed to bless a hall.', 'माना जाता है कि कक्ष को मंगल देता है।'],
    ],
    days: ['Friday'],
    pictures: [
      { kind: 'sriYantra', metal: 'copper' },
      { kind: 'sriYantra', metal: 'brass' },
    ],
    tax: 'copper',
    offer: { price: 4650, quantity: 6 },
  },
  {
    slug: 'nazar-wall-string-five',
    name: ['Nazar String of Five', 'नज़र लड़ी, पाँच'],
    mini: ['Five glass eyes and tiny bells for a window.', 'खिड़की के लिए काँच की पाँच आँखें और घंटियाँ।'],
    text: [
      'Five poured glass eyes, growing from thumbnail to plum, on a jute string with a brass bell under each. Hung in a window it throws blue coins of light across the floor in the morning, which is reason enough. The glass is from Firozabad and the jute from Murshidabad, where three sisters knot it. Eighty centimetres long with a loop. If you have a cat, hang it higher than you first think.',
      'जूट की डोरी पर बढ़ते आकार की काँच की पाँच आँखें, हर एक के नीचे पीतल की घंटी। खिड़की में टाँगें तो सुबह फ़र्श पर नीली रोशनी पड़ती है। 80 सेंटीमीटर लंबी, फ़िरोज़ाबाद के काँच और मुर्शिदाबाद के जूट से बनी।',
    ],
    words: 'nazar hanging, wall nazar string, नज़र लड़ी, evil eye hanging, window hanging',
    tags: 'window, nazar, glass',
    sub: 'Wall Hangings',
    brand: 'Aangan',
    how: [
      placeAt('in an east window', 'पूर्व की खिड़की में'),
      ['Wipe the glass when the light grows dull.', 'चमक घटने पर काँच पोंछें।'],
      ['Hang out of the reach of children and cats.', 'बच्चों और बिल्लियों की पहुँच से दूर टाँगें।'],
    ],
    gains: [
      ['Colours the morning light.', 'सुबह के प्रकाश में रंग भरती है।'],
      ['An old sign against envy.', 'ईर्ष्या के विरुद्ध पुराना चिह्न।'],
      ['Made by named hands.', 'जाने-पहचाने हाथों की बनी।'],
    ],
    days: ['Saturday'],
    pictures: [{ kind: 'evilEye' }, { kind: 'bell', metal: 'brass' }],
    tax: 'glass',
    offer: { price: 690, quantity: 45 },
  },
  {
    slug: 'urli-floating-diya-brass',
    name: ['Brass Urli Lamp', 'पीतल उरली दीप'],
    mini: ['Wide lamp bowl for flowers and flame.', 'फूल और लौ के लिए चौड़ा दीप-पात्र।'],
    text: [
      'In Kerala the urli began as a cooking pot and ended as the most beautiful thing in the front room. This one is shallow, ten inches across, with a lamp cup that stands at the centre and a rim wide enough for petals. Fill it with water, float marigolds, light the wick: the reflection doubles everything. Sand cast at Mannar and polished only inside. Brass is heavy, and two kilograms of it with water want a solid table.',
      'केरल की परंपरा का दस इंच चौड़ा उथला पात्र, मध्य में दीप। पानी भरें, गेंदे तैराएँ और बत्ती जलाएँ। मन्नार में ढला, वज़न दो किलो, ठोस मेज़ पर रखें। भीतर से पॉलिश किया हुआ।',
    ],
    words: 'urli, brass urli, उरली, floating diya, uruli, kerala lamp, pital deep',
    tags: 'kerala, brass, flowers',
    sub: 'Statues',
    brand: 'Aangan',
    how: [
      ['Fill with water to two fingers below the rim.', 'किनारे से दो अंगुल नीचे तक पानी भरें।'],
      ['Float fresh flowers and light the centre.', 'ताज़े फूल तैराकर मध्य का दीप जलाएँ।'],
      placeAt('near the entrance on a steady table', 'प्रवेश के पास स्थिर मेज़ पर'),
      ['Never leave the flame alone.', 'लौ को अकेला न छोड़ें।'],
    ],
    gains: [
      ['Welcomes guests at dusk.', 'सांध्य वेला में अतिथियों का स्वागत।'],
      ['Joins water, flower and fire.', 'जल, पुष्प और अग्नि का मेल।'],
      ['Believed to brighten a threshold.', 'माना जाता है कि देहरी को उजला करता है।'],
    ],
    days: ['Friday'],
    pictures: [
      { kind: 'diya', metal: 'gold', unlit: true },
      { kind: 'diya', metal: 'brass' },
    ],
    tax: 'brass',
    offer: { price: 3250, quantity: 4 },
  },
  {
    slug: 'crystal-pyramid-trio-shelf',
    name: ['Three Pyramids for a Shelf', 'तीन पिरामिड, ताक हेतु'],
    mini: ['Lapis, rose and citrine, small, on a walnut rail.', 'अखरोट की पट्टी पर लाजवर्द, गुलाबी और सुनहला।'],
    text: [
      'A bookshelf looks unfinished until there is something on it that is not a book. Three pyramids of twenty-five millimetres, lapis, rose quartz and heated citrine, stand in notches on a rail of Kashmir walnut, and can be taken out and rearranged, which guests do. The stones are offcuts from larger pyramids, so nothing is wasted. The rail has a felt strip beneath and carries no name or mark. Feng Shui readers may put it in the south-west; the rest of us, beside the novels.',
      'कश्मीरी अखरोट की पट्टी पर 25 मिमी के तीन पिरामिड: लाजवर्द, रोज़ क्वार्ट्ज़ और सुनहला। बड़े पिरामिडों के बचे पत्थर से बने। जगह बदलकर सजाए जा सकते हैं।',
    ],
    words: 'pyramid set, decor pyramid, पिरामिड सेट, shelf decor, crystal decor',
    tags: 'shelf, feng shui, set',
    sub: 'Feng Shui',
    brand: 'Aangan',
    how: [
      placeAt('on a shelf, rail parallel to the wall', 'ताक पर, पट्टी दीवार के समानांतर'),
      dryCloth,
      ['Change the order when the season changes.', 'ऋतु बदलने पर क्रम बदलें।'],
    ],
    gains: [
      ['Three stones, one small rail.', 'तीन पत्थर, एक छोटी पट्टी।'],
      ['Made from offcuts, nothing wasted.', 'बचे पत्थर से बना, कुछ व्यर्थ नहीं।'],
      ['Believed to bring balance to a room.', 'माना जाता है कि कक्ष में संतुलन लाता है।'],
    ],
    days: ['Thursday', 'Friday'],
    pictures: [
      { kind: 'pyramid', stone: 'citrine' },
      { kind: 'pyramid', stone: 'lapis' },
      { kind: 'pyramid', stone: 'rose' },
    ],
    tax: 'stoneArticle',
    offer: { price: 1450, quantity: 18 },
  },
];

/** Things for door, wall and shelf. */
export const homeDecor = shelf('Home Decor', drafts);
