import type { ReviewGroup } from './group.ts';

/** Reviews, part three. A row is the customer (name before the @), stars, text, days ago and what was bought. */
export const reviewsPartThree: readonly ReviewGroup[] = [
  {
    product: 'surya-kavach-gold-plated',
    rows: [
      ['neha.malhotra', 5, 'The handwriting inside is a work of art. I almost did not want to close it.', 88],
      ['ramesh.patel', 4, 'Lovely locket. Red cord faded a bit.', 71],
    ],
  },
  {
    product: 'shani-kavach-silver',
    rows: [
      ['mahesh.gupta', 5, 'Saade saati mein pehna hai. Sabr aa gaya hai, bas yahi chahiye tha.', 21],
      ['radhika.menon', 3, 'Screw at the back needed tightening.', 150],
    ],
  },
  {
    product: 'hanuman-kavach-copper',
    rows: [
      ['sunita.joshi', 5, 'जय बजरंगबली। चालीसा सच में पढ़ी जा सकती है।', 80],
      ['debjani.m', 5, 'On my bike key. Light and strong.', 235],
      ['customer', 4, 'Cord short for neck, fine for key ring.', 204],
      ['pooja.thakur', 5, 'My uncle drives a lorry between Nagpur and Raipur and already had one.', 40],
    ],
  },
  {
    product: 'saraswati-kavach-silver',
    rows: [
      [
        'debjani.m',
        5,
        'My daughter wrote organic chemistry on the slip. It has been rubbed out twice already.',
        323,
      ],
      ['suresh.iyer', 4, 'Good silver, chain not included.', 12],
    ],
  },
  {
    product: 'durga-kavach-copper-set',
    rows: [
      ['ishita.b', 5, 'Strong loop and cord, as a woman who comes home late I noticed.', 2],
      ['shubhangi.kale', 5, 'नवरात्रि में पूरा पाठ किया, कवच बहुत सुंदर है।', 113],
    ],
  },
  {
    product: 'gauri-shankar-rudraksha',
    rows: [
      ['padma.reddy', 5, 'Kept it in water a full day, join is wood. X-ray confirms.', 85, '22 mm'],
      [
        'customer',
        5,
        'Placed in the family altar. Fewer arguments, or maybe we are getting old.',
        38,
        '25 mm',
      ],
      ['prabha.nair', 4, 'Halves are not perfectly equal, but it is nature.', 306, '22 mm'],
    ],
  },
  {
    product: 'navratna-rudraksha-mala',
    rows: [
      ['meenakshi.r', 4, 'They say plainly that the heera is white topaz. Good mala for the price.', 93],
      ['bhavna.shah', 5, "Wore it for my son's wedding.", 245],
    ],
  },
  {
    product: 'siddh-panch-mukhi-pendant-set',
    rows: [
      ['ananya.sharma', 5, 'Marks my first year of japa. Date of Pradosh stamped on the pouch.', 2],
      ['deepak.verma', 5, 'Teen dane ek saath, trishul jaisa. Bahut sundar.', 159],
    ],
  },
  {
    product: 'ganesh-rudraksha',
    rows: [
      ['karthik.s', 5, 'The trunk is really there, grown not carved.', 53],
      ['nandini.rao', 4, 'Small ridge but visible.', 13],
    ],
  },
  {
    product: 'sri-yantra-copper-pocket',
    rows: [
      ['sanjay.kulkarni', 4, 'Good etching, copper darkened in a week.', 9, '4 inch'],
      ['ritu.agarwal', 5, 'बटुए में रखने के लिए उत्तम।', 310, '2 inch'],
    ],
  },
  {
    product: 'maha-lakshmi-yantra-brass',
    rows: [['alok.singh', 5, 'शरद पूर्णिमा पर स्थापित किया।', 92]],
  },
  {
    product: 'silver-sri-yantra-coin-plate',
    rows: [['neha.malhotra', 4, 'Price changed the day before I bought, my luck.', 89, '10 g']],
  },
  {
    product: 'navagraha-yantra-copper',
    rows: [['nirmala.devi', 4, 'Nice plate, felt at the back is a good idea.', 111]],
  },
  {
    product: 'vyapar-vriddhi-yantra',
    rows: [
      ['ramesh.patel', 5, 'On the counter of my cloth shop, facing the door.', 68],
      ['manoj.tiwari', 3, 'Glass had a fingerprint inside the frame.', 186],
    ],
  },
  {
    product: 'evil-eye-bracelet-blue',
    rows: [
      ['joseph.mathew', 4, 'Howlite and they say howlite. Pretty.', 60],
      ['yusuf.ansari', 5, 'Neela rang bahut pyara hai.', 255],
      ['francis.dsouza', 2, 'Dye came off a little in the swimming pool.', 228],
    ],
  },
  {
    product: 'evil-eye-necklace-silver',
    rows: [['gurmeet.kaur', 4, 'Enamel perfect, chain thin.', 60]],
  },
  {
    product: 'evil-eye-keychain-rudraksha',
    rows: [
      ['yusuf.ansari', 5, 'नई स्कूटी के लिए लिया।', 226],
      ['harpreet.gill', 4, 'Good, thread faded but they tell you to change it.', 17],
    ],
  },
  {
    product: 'evil-eye-black-thread-anklet',
    rows: [
      ['farida.k', 4, 'Knot a bit loose.', 56, 'Wrist'],
      ['kavita.mishra', 5, 'Paanch wala pack liya, sabko baant diya.', 29, 'Pack of five'],
      [
        'abdul.rahim',
        2,
        'Onyx bead fell out the second week because the knot opened. Replacement sent, fine, but why not glue the knot?',
        29,
        'Ankle',
      ],
    ],
  },
  {
    product: 'navaratna-beginner-box',
    rows: [
      [
        'neha.malhotra',
        5,
        'For my niece who studies jewellery design. The treatment notes are better than her textbook.',
        149,
      ],
      ['radhika.menon', 4, 'Stones small but all real.', 60],
    ],
  },
  {
    product: 'japa-starter-combo',
    rows: [
      ['vikram.solanki', 5, 'The three sentences from the man at Assi Ghat got me through week two.', 317],
      ['mahesh.gupta', 5, 'आरंभ करने वालों के लिए सब कुछ है।', 96],
      ['lalitha.s', 4, 'Bag stitching could be better.', 11],
    ],
  },
  {
    product: 'lakshmi-diwali-combo',
    rows: [
      ['venkatesh.murthy', 5, '108 names with meaning, my children read along this year.', 171],
      ['shubhangi.kale', 5, 'दीपावली की पूजा पूरी हुई, सब कुछ एक डिब्बे में मिला।', 22],
    ],
  },
  {
    product: 'sade-sati-shani-combo',
    rows: [['ganesh.pawar', 4, 'Oil bottle had leaked a few drops, rest perfect.', 61]],
  },
  {
    product: 'student-saraswati-combo',
    rows: [
      ['anjali.bora', 5, 'The sand timer is the real remedy and they almost say so.', 290],
      ['alok.singh', 4, 'Good idea, bead is very small.', 188],
    ],
  },
  {
    product: 'car-protection-combo',
    rows: [
      ['anjali.bora', 5, 'Loved the line about seat belts.', 32],
      ['radhika.menon', 3, 'Cord is short on purpose but too short for my mirror.', 33],
    ],
  },
  {
    product: 'pyrite-cluster',
    rows: [
      ['subhash.nayak', 5, 'Perfect cubes! My students pass it around.', 48],
      ['tenzin.dorjee', 4, 'Brought a bit of grey dust with it. Beautiful after brushing.', 63],
      ['yusuf.ansari', 5, 'मेज़ पर रखा है, सबका ध्यान जाता है।', 132],
      ['francis.dsouza', 3, 'Mine was 231 grams and not 250. Looks great.', 293],
    ],
  },
  {
    product: 'raw-pyrite-stone-pocket',
    rows: [
      ['tenzin.dorjee', 4, 'Scratched my phone, my own fault, they warn.', 75, '40 g'],
      ['kavita.mishra', 5, 'Galle mein rakha hai, peele kapde par.', 88, '100 g'],
    ],
  },
  {
    product: 'pyrite-pendant-silver',
    rows: [['farida.k', 4, 'Nice, chain a bit heavy.', 43]],
  },
  {
    product: 'pyrite-coin-stones',
    rows: [['gurmeet.kaur', 4, 'Does not make money, reminds me to keep it. Fair.', 179, 'One']],
  },
  {
    product: 'garnet-pear-pendant',
    rows: [
      ['sanjay.kulkarni', 5, 'Wife loved it.', 33],
      ['harpreet.gill', 4, 'Extender is handy. Chain a bit thin.', 23],
      ['ritu.agarwal', 5, 'रंग बहुत गहरा और सुंदर है।', 143],
    ],
  },
  {
    product: 'emerald-drop-pendant-silver',
    rows: [
      ['abdul.rahim', 5, 'Minimal and lovely. My colleagues ask where from.', 31],
      ['joseph.mathew', 4, 'Small, but that is clear from the weight.', 158],
    ],
  },
  {
    product: 'pukhraj-pendant-gold-plated',
    rows: [['lalitha.s', 5, 'I teach Carnatic music and wear it at the throat as my guru did.', 111]],
  },
  {
    product: 'moti-drop-pendant',
    rows: [
      ['prabha.nair', 5, 'Gave it to my daughter when she left for Delhi. We both pretended not to cry.', 83],
      ['sunita.joshi', 5, 'करवा चौथ का उपहार, बहुत सुंदर।', 6],
      ['joseph.mathew', 4, 'Pearl slightly off white, I like it.', 258],
    ],
  },
  {
    product: 'panch-mukhi-silver-pendant',
    rows: [
      ['francis.dsouza', 5, 'Four for the family, all good.', 320],
      ['gurmeet.kaur', 4, 'Asked for red cord, black came. They sent red after a message.', 78],
      ['pooja.thakur', 5, 'Bacchon ke liye halka hai, roz pehente hain.', 49],
    ],
  },
  {
    product: 'blue-topaz-trillion-pendant',
    rows: [['harpreet.gill', 4, 'Do not fold the chain! I did.', 18]],
  },
  {
    product: 'sri-yantra-pocket-coin-brass',
    rows: [
      ['rekha.chauhan', 5, 'एक सबको बाँटा।', 246, 'Set of eleven'],
      ['tenzin.dorjee', 4, 'Nice deep strike.', 177, 'One'],
    ],
  },
  {
    product: 'citrine-money-tumbles',
    rows: [['ishita.b', 5, 'Thursday ritual at the shop, staff enjoy it.', 71]],
  },
  {
    product: 'money-magnet-bracelet-trio',
    rows: [
      ['farida.k', 3, 'Disc turned slightly dull.', 145],
      ['tenzin.dorjee', 4, 'Good beads', 11],
      ['francis.dsouza', 2, 'Elastic too loose for my wrist and there is only one size.', 95],
    ],
  },
  {
    product: 'wallet-tortoise-charm',
    rows: [
      ['gurmeet.kaur', 5, 'Thin like a card, true.', 83, 'One'],
      ['debjani.m', 5, 'Gave ten to my team with Diwali bonus.', 53, 'Pack of ten'],
    ],
  },
  {
    product: 'first-earning-frame',
    rows: [['ramesh.patel', 5, "My son-in-law's first note is in it. The ink writing is beautiful.", 105]],
  },
  {
    product: 'amethyst-pyramid',
    rows: [
      ['farida.k', 4, 'Point had a very small nick.', 48],
      ['manoj.tiwari', 5, 'सिरहाने रखा है, कमरा सुंदर लगता है।', 113],
    ],
  },
  {
    product: 'rose-quartz-pyramid',
    rows: [
      ['joseph.mathew', 4, 'Cloudier than the photo, as they warn.', 262, '30 mm'],
      ['harpreet.gill', 3, 'Edge chipped on arrival, exchanged, second one is nice.', 11, '50 mm'],
    ],
  },
  {
    product: 'nine-pyramid-vastu-plate-brass',
    rows: [['abdul.rahim', 4, 'Sums are right, casting is good, door has not moved.', 52]],
  },
  {
    product: 'brass-hanging-bells-toran',
    rows: [
      ['bhavna.shah', 5, 'They really are tuned. My sitar teacher noticed the raga.', 42],
      ['arjun.mehta', 4, 'Cord dye smelled a little at first.', 141],
    ],
  },
  {
    product: 'feng-shui-long-life-tortoise',
    rows: [['ganesh.pawar', 5, 'My aunt and my designer agreed, as you promised.', 9]],
  },
  {
    product: 'sri-yantra-wall-panel-copper',
    rows: [['padma.reddy', 5, 'Reception hall of our clinic, everyone goes quiet in front of it.', 50]],
  },
  {
    product: 'nazar-wall-string-five',
    rows: [['karthik.s', 4, 'Cat found it. Hang it higher, they said so.', 131]],
  },
  {
    product: 'urli-floating-diya-brass',
    rows: [['radhika.menon', 5, "Heavy, glowing, exactly like in my mother's house in Palakkad.", 69]],
  },
  {
    product: 'tumbled-stone-choose',
    rows: [
      ['meenakshi.r', 4, 'Ruby is opaque, as written.', 127, 'Ruby'],
      ['nirmala.devi', 5, 'Jeb mein rakhne ke liye accha hai.', 3, 'Citrine'],
      ['customer', 5, 'Cheap joy', 67, 'Garnet'],
    ],
  },
  {
    product: 'raw-crystal-specimen-choose',
    rows: [['nandini.rao', 4, 'Amethyst points small but fine.', 54, 'Amethyst']],
  },
  {
    product: 'sulemani-hakik-stone',
    rows: [
      [
        'deepak.verma',
        4,
        'Bands lighter than in the picture, still a fine stone for the price.',
        54,
        '12 ratti',
      ],
    ],
  },
  {
    product: 'gomti-chakra-eleven',
    rows: [
      ['kavita.mishra', 5, 'द्वारका की याद आ गई। ग्यारहों सुंदर हैं।', 31],
      ['venkatesh.murthy', 4, 'Sizes match well.', 317],
    ],
  },
  {
    product: 'engraved-silver-name-ring',
    rows: [
      ['ananya.sharma', 5, 'Hand cut letters, a little uneven, completely mine.', 32, '8'],
      ['vikram.solanki', 4, 'Took nine days and not seven. Lovely work.', 17, '6'],
    ],
  },
  {
    product: 'personal-kundli-yantra-copper',
    rows: [
      [
        'suresh.iyer',
        5,
        'They sent the drawing first and I found that I had given a wrong birth time. Saved!',
        2,
      ],
      [
        'nandini.rao',
        5,
        'We had it made for our twins, born eleven minutes apart, and asked for two plates. I expected two equal charts. The shop wrote back that the navamsa changes in between and asked which of the two I wanted etched, with a clear drawing of each. We chose the birth chart for both and the names in different scripts. They hang side by side, the same and not the same, like the boys.',
        79,
        '5 inch',
      ],
    ],
  },
  {
    product: 'engraved-brass-bell-name',
    rows: [
      ['pooja.thakur', 5, 'For the temple in our village. Name and year around the lip, very clean.', 26],
    ],
  },
  {
    product: 'birth-stone-pendant-box',
    rows: [
      ['nirmala.devi', 5, 'No price in the parcel, handwritten note, perfect.', 38, 'Topaz'],
      ['meenakshi.r', 4, 'Stone a bit small, box beautiful.', 122, 'Garnet'],
      ['mahesh.gupta', 5, 'सहेली के जन्मदिन पर भेजा, बहुत पसंद आया।', 251, 'Citrine'],
    ],
  },
  {
    product: 'anniversary-diya-pair',
    rows: [
      [
        'subhash.nayak',
        5,
        'Sixty first anniversary of my grandparents. Perhaps we are the couple you mention.',
        111,
      ],
    ],
  },
  {
    product: 'housewarming-griha-pravesh-box',
    rows: [
      ['debjani.m', 5, 'The list alone saved our morning.', 116],
      ['sanjay.kulkarni', 4, 'Betel nuts were old, everything else fresh.', 47],
      ['shubhangi.kale', 5, 'गृह-प्रवेश में कुछ भी नहीं छूटा।', 119],
    ],
  },
  {
    product: 'rakhi-rudraksha-gift',
    rows: [['deepak.verma', 5, 'Bhai ne rakhi ke baad bhi nahi utaari.', 149]],
  },
  {
    product: 'silver-coin-lakshmi-sri',
    rows: [
      ['karthik.s', 5, 'Sealed card with serial number.', 161, '5 g'],
      [
        'manoj.tiwari',
        3,
        'Coin perfect, card slightly bent in the post. For a gift that matters.',
        49,
        '10 g',
      ],
    ],
  },
  {
    product: 'office-diwali-hamper',
    rows: [['suresh.iyer', 4, 'Name band colour was slightly off our logo.', 6]],
  },
  {
    product: 'pearl-strand-hyderabad',
    rows: [['ritu.agarwal', 4, 'Lovely strand, clasp is fiddly.', 37, '16 inch']],
  },
  {
    product: 'rudraksha-kantha-54',
    rows: [['neha.malhotra', 4, 'Screw clasp needs good nails.', 152]],
  },
  {
    product: 'amethyst-drop-necklace',
    rows: [['ganesh.pawar', 5, 'Temple in the morning, reception at night.', 164]],
  },
  {
    product: 'vaijayanti-mala-necklace',
    rows: [
      ['rekha.chauhan', 5, 'वृंदावन की माला, मन को छू गई।', 10],
      ['padma.reddy', 5, 'Grey seeds shine after a week.', 58],
    ],
  },
  {
    product: 'ruby-ring-gold-plated',
    rows: [
      ['venkatesh.murthy', 5, 'I write on a blackboard with it, no problem.', 77, '8'],
      ['francis.dsouza', 4, 'Plating holds after five months.', 6, '9'],
    ],
  },
  {
    product: 'pukhraj-ring-panchdhatu',
    rows: [
      ['joseph.mathew', 4, 'Green line in the rains, washes off like they said.', 89, '7'],
      ['gurmeet.kaur', 5, 'Nice warm metal.', 269, '8'],
    ],
  },
  {
    product: 'moonga-ring-copper',
    rows: [
      ['ganesh.pawar', 5, 'Kolhapur style indeed.', 61, '10'],
      ['farida.k', 4, 'Copper is bare, so it browns. I like it.', 78, '9'],
    ],
  },
  {
    product: 'moti-ring-silver',
    rows: [['yusuf.ansari', 5, 'माँ की उँगली में बहुत सुंदर लगती है।', 139, '7']],
  },
  {
    product: 'navaratna-ring-nine-gems',
    rows: [
      ['harpreet.gill', 5, 'Nine real stones, they admit the diamond is a chip.', 104, '8'],
      ['tenzin.dorjee', 4, 'Small stones, neat order.', 28, '7'],
    ],
  },
  {
    product: 'kachua-ring-brass',
    rows: [
      ['abdul.rahim', 5, 'Cheerful little thing.', 238, '6'],
      ['ramesh.patel', 3, 'Gold tone faded at the palm side after two months.', 32, '8'],
      ['sunita.joshi', 4, 'Good gift', 83, '7'],
      ['alok.singh', 5, 'Muh apni taraf rakh kar pehna. Accha lagta hai.', 51, '7'],
    ],
  },
  {
    product: 'solitaire-engagement-ring',
    rows: [['karthik.s', 5, 'She said yes before I opened the box, but still.', 53, '6']],
  },
  {
    product: 'custom-beads-mala-by-chart',
    rows: [
      [
        'lalitha.s',
        5,
        'They called before stringing, and when I doubted one shade of green they sent a photo of two others.',
        297,
      ],
    ],
  },
];
