import type { ReviewGroup } from './group.ts';

/** Reviews, part two. A row is the customer (name before the @), stars, text, days ago and what was bought. */
export const reviewsPartTwo: readonly ReviewGroup[] = [
  {
    product: 'brass-kachua-with-yantra',
    rows: [
      ['prabha.nair', 5, 'Heavier than it looks. Yantra on the shell is sharp.', 158],
      ['mahesh.gupta', 5, 'उत्तर दिशा में पानी की थाली में रखा है, घर में सब को अच्छा लगा।', 55],
      ['deepak.verma', 4, 'Lovely turtle, polish was uneven under the belly, who looks there.', 36],
      ['shubhangi.kale', 5, 'Feet are level, it does not rock. Cheap ones always rock.', 111],
      ['pooja.thakur', 5, 'Bhaari hai, thos peetal. Vastu wale ne bhi theek bataya.', 82],
      ['ananya.sharma', 3, 'Needs cleaning every week to stay bright. Nice otherwise.', 122],
      [
        'lalitha.s',
        5,
        'Gave it to my boss for his new office. He has put it on the north side and me on a better project.',
        162,
      ],
    ],
  },
  {
    product: 'kuber-yantra-copper',
    rows: [
      ['nirmala.devi', 4, 'Solid copper, thick. Edges could be smoother.', 116],
      ['manoj.tiwari', 5, 'गल्ले के पास रखा है। रोज़ धूप दिखाते हैं।', 29],
      ['karthik.s', 5, 'Lemon cleaning works like magic.', 137],
      [
        'subhash.nayak',
        3,
        'Smaller in hand than I thought from the picture. Please print the size in big letters.',
        83,
      ],
      ['kavita.mishra', 5, 'Taambe ka asli yantra, patla nahi hai.', 41],
      [
        'ishita.b',
        1,
        'Wrong item came, a brass one. It took eleven days to change. Please check before packing.',
        166,
      ],
    ],
  },
  {
    product: 'red-coral-moonga',
    rows: [
      [
        'suresh.iyer',
        5,
        'Lines visible under lens, real coral. Set in copper for my brother.',
        38,
        '7 ratti',
      ],
      ['padma.reddy', 4, 'Good colour. One tiny pit at the back, natural.', 52, '5 ratti'],
      ['rekha.chauhan', 5, 'मंगलवार को धारण किया, रंग गहरा लाल है।', 9, '9 ratti'],
      [
        'meenakshi.r',
        2,
        'Polish became dull after I wore it in the kitchen for a month. The card warns of lemon, I read it too late.',
        53,
        '5 ratti',
      ],
      ['debjani.m', 5, 'Capsule shape perfect.', 233, '9 ratti'],
    ],
  },
  {
    product: 'moti-south-sea-pearl',
    rows: [
      ['arjun.mehta', 5, 'Soft glow, round, no chalky spots. My mother cried a little.', 49, '6 ratti'],
      ['neha.malhotra', 5, 'Beautiful lustre.', 208, '8 ratti'],
      [
        'radhika.menon',
        4,
        'Nice pearl with a small ring mark near the base, which is mentioned.',
        25,
        '4 ratti',
      ],
      ['yusuf.ansari', 5, 'चाँदी में जड़वाया है, बहुत शांत और सुंदर लगता है।', 22, '6 ratti'],
      [
        'padma.reddy',
        5,
        'For my daughter who does not sleep well. She sleeps. She is also eleven now and plays football, so.',
        59,
        '4 ratti',
      ],
    ],
  },
  {
    product: 'hessonite-gomed',
    rows: [
      ['vikram.solanki', 5, 'Honey colour and that oily swirl inside, real Ceylon.', 291, '6 ratti'],
      ['anjali.bora', 4, 'Good. Slightly included, as gomed is.', 28, '5 ratti'],
      ['nirmala.devi', 5, 'Rahu ki dasha mein pehna, mann thoda theek hai. Patthar badhiya.', 37, '6 ratti'],
      ['ramesh.patel', 3, 'Edge was chipped a little by my setter, use a bezel as they say.', 36, '8 ratti'],
    ],
  },
  {
    product: 'cats-eye-lehsuniya',
    rows: [
      [
        'ganesh.pawar',
        5,
        'The line is straight as a thread. Opens and closes under the torch.',
        50,
        '5 ratti',
      ],
      [
        'venkatesh.murthy',
        5,
        'Best lehsuniya I have seen at this price in ten years of looking.',
        36,
        '4 ratti',
      ],
      ['francis.dsouza', 4, 'Band is sharp but not centred perfectly.', 24, '4 ratti'],
      ['ritu.agarwal', 5, 'रेखा बहुत तीखी है।', 57, '7 ratti'],
    ],
  },
  {
    product: 'heera-brilliant-cut',
    rows: [
      [
        'anjali.bora',
        5,
        'They opened it on camera for me before I paid. I did not buy it the first time, came back after a month, and they opened it once more.',
        19,
        '0.30 carat',
      ],
      [
        'harpreet.gill',
        4,
        'Very nice, insured delivery needed two signatures at the gate, a bit much but safe.',
        30,
        '0.30 carat',
      ],
    ],
  },
  {
    product: 'zambian-emerald-panna',
    rows: [
      ['gurmeet.kaur', 5, 'Bluish green, very lively. Jardin as expected.', 24, '4 ratti'],
      ['farida.k', 4, 'Oil minor per card. Jeweller agreed. One corner is a bit thin.', 290, '3 ratti'],
      ['pooja.thakur', 5, 'पन्ना बहुत सुंदर है, हरा और साफ़।', 9, '5 ratti'],
      [
        'joseph.mathew',
        2,
        'Too many inclusions for my taste, though they did say it. Returned.',
        49,
        '3 ratti',
      ],
      ['tenzin.dorjee', 5, 'Wearing for three months, no change in colour.', 16, '4 ratti'],
    ],
  },
  {
    product: 'basra-style-rice-pearl',
    rows: [
      ['abdul.rahim', 4, 'Not round, but they say rice shape. Lustre is nice.', 44, '4 ratti'],
      ['manoj.tiwari', 5, 'Student budget mein mil gaya. Chaandi ki katori mein jadwaya.', 253, '6 ratti'],
    ],
  },
  {
    product: 'amethyst-jamunia-oval',
    rows: [
      ['ananya.sharma', 4, 'A little dark at night, lovely in the day.', 34, '5 ratti'],
      [
        'vikram.solanki',
        5,
        'Stopped smoking forty days ago. I wear this and I chew saunf. One of them works.',
        157,
        '9 ratti',
      ],
      ['alok.singh', 5, 'शनि के लिए पंडित जी ने बताया था, रंग बहुत अच्छा।', 130, '7 ratti'],
    ],
  },
  {
    product: 'citrine-sunehla',
    rows: [
      [
        'neha.malhotra',
        5,
        'They told me it is heated amethyst. Nobody ever told me that before. Bought it because of that.',
        32,
        '7 ratti',
      ],
      ['prabha.nair', 4, 'Bright, cheerful stone.', 151, '5 ratti'],
      ['sunita.joshi', 3, 'More orange than golden.', 192, '7 ratti'],
    ],
  },
  {
    product: 'nishapur-turquoise-firoza',
    rows: [
      [
        'yusuf.ansari',
        5,
        'Proper Nishapuri blue with little brown lines. My grandfather wore the same.',
        316,
        '9 ratti',
      ],
      ['meenakshi.r', 4, 'Nice stone, smaller than the ratti made me think.', 170, '6 ratti'],
    ],
  },
  {
    product: 'rhodolite-garnet-tamra',
    rows: [
      ['shubhangi.kale', 5, 'Raspberry, exactly.', 148, '4 ratti'],
      ['subhash.nayak', 5, 'Odisha garnet from a shop that says Odisha. Proud.', 45, '6 ratti'],
      ['debjani.m', 4, 'Good, needs a careful setter because of the points.', 142, '4 ratti'],
    ],
  },
  {
    product: 'tiger-eye-bracelet',
    rows: [
      [
        'deepak.verma',
        5,
        'The flash runs in one line around the wrist, very well matched.',
        58,
        'Medium, 18 cm',
      ],
      ['ramesh.patel', 4, 'Charm is nice, might scratch with time.', 149, 'Medium, 18 cm'],
      ['mahesh.gupta', 5, 'Interview se pehle liya tha, ab naukri bhi hai.', 27, 'Large, 20 cm'],
      ['venkatesh.murthy', 3, 'Size medium was loose on me, should have measured.', 96, 'Medium, 18 cm'],
      ['kavita.mishra', 5, 'दाने चमकदार और एक से हैं।', 92, 'Medium, 18 cm'],
    ],
  },
  {
    product: 'rudraksha-bracelet-silver-caps',
    rows: [
      ['ishita.b', 5, 'Elegant enough for office, sacred enough for me.', 4, '7 inch'],
      ['ganesh.pawar', 4, 'Lobster clasp is small for big fingers.', 35, '8 inch'],
      ['lalitha.s', 5, 'Each bead is its own link, so it falls beautifully.', 94, '7 inch'],
      ['nirmala.devi', 5, 'चाँदी का काम बहुत साफ़ है।', 68, '8 inch'],
    ],
  },
  {
    product: 'rose-quartz-bracelet',
    rows: [
      ['customer', 4, 'Pale pink, natural, not the bubblegum dyed one.', 35],
      ['pooja.thakur', 5, 'Saheli ko diya, use bahut accha laga.', 58],
      ['arjun.mehta', 2, 'One bead came cracked and the string looks cheap.', 289],
    ],
  },
  {
    product: 'black-onyx-bracelet',
    rows: [
      ['radhika.menon', 5, 'Cool on the skin, no colour comes off, I soaked it overnight.', 120],
      ['suresh.iyer', 4, 'Plain and good.', 20],
      ['rekha.chauhan', 5, 'शनिवार के लिए सही है।', 49],
    ],
  },
  {
    product: 'lapis-bracelet-gold-spacers',
    rows: [
      ['bhavna.shah', 5, 'The deepest blue I own.', 81],
      ['sanjay.kulkarni', 4, 'Spacers have lost a little shine, the stones none.', 82],
    ],
  },
  {
    product: 'garnet-copper-surya-bracelet',
    rows: [
      [
        'nandini.rao',
        4,
        'I like that they promise nothing for the joints. My knee is the same and my wrist looks better.',
        27,
        'Medium, 18 cm',
      ],
      ['karthik.s', 3, 'Disc leaves a green shade in sweat. Washes off.', 49, 'Small, 16 cm'],
    ],
  },
  {
    product: 'brass-garuda-ghanti',
    rows: [
      ['neha.malhotra', 5, 'Rings for nine seconds, yes, I counted. My dog is not a fan.', 23, '6.5 inch'],
      ['deepak.verma', 5, 'आवाज़ बहुत मधुर है, पूरे घर में गूँजती है।', 30, '6.5 inch'],
      [
        'subhash.nayak',
        5,
        'Our old bell cracked during the lockdown and we had been ringing a steel glass with a spoon since then, which the children thought very funny. This one came on the eve of Guru Purnima. The first stroke was too loud for the flat, the second was right, and the sound went on so long that my mother put down the thali to listen to the end of it. Nobody rings the glass any more.',
        149,
        '6.5 inch',
      ],
      ['radhika.menon', 4, 'Beautiful tone. Handle slightly short for my hand.', 4, '5 inch'],
      ['ananya.sharma', 5, 'Temple sound in a two room flat.', 7, '6.5 inch'],
    ],
  },
  {
    product: 'guggul-dhoop-cups',
    rows: [
      ['prabha.nair', 5, 'Saturday evenings smell like my childhood.', 169],
      ['ramesh.patel', 4, 'Strong, open the windows as they tell you.', 67],
      ['manoj.tiwari', 5, 'Asli guggul ki khushboo. Raakh tulsi mein daal di.', 31],
      ['anjali.bora', 3, 'Some cups crumbled in transit.', 211],
      ['sunita.joshi', 5, 'मच्छर भी कम हुए, सुगंध भी अच्छी।', 37],
      ['debjani.m', 2, 'Too smoky for a flat without a balcony. In a village house I would give five.', 15],
    ],
  },
  {
    product: 'copper-puja-thali-set',
    rows: [
      ['vikram.solanki', 5, 'Everything fits on one plate and nothing is lacquered.', 26],
      ['arjun.mehta', 4, 'Spoon of the achamani is tiny. Rest is lovely.', 59],
      [
        'customer',
        2,
        'Diya wobbles on its base. Wrote to them, they sent another one, still one mark lower.',
        286,
      ],
    ],
  },
  {
    product: 'brass-panch-deep',
    rows: [
      ['meenakshi.r', 4, 'Heavy! My wrist noticed at the second verse.', 31],
      ['shubhangi.kale', 5, 'सुंदर और मज़बूत, एक ही ढलाई में है।', 115],
    ],
  },
  {
    product: 'bhimseni-camphor',
    rows: [
      ['mahesh.gupta', 5, 'Real one. One small piece is enough.', 119, '100 g'],
      ['bhavna.shah', 4, 'Costly but pure.', 175, '50 g'],
      ['ritu.agarwal', 5, 'Jalne ke baad kuch bachta hi nahi. Shuddh kapoor.', 24, '100 g'],
    ],
  },
  {
    product: 'tulsi-japa-mala',
    rows: [
      ['ganesh.pawar', 4, 'Beads small for my thick fingers.', 49],
      ['alok.singh', 5, 'राधे राधे। माला बहुत अच्छी है।', 48],
    ],
  },
  {
    product: 'sphatik-mala-108',
    rows: [
      ['karthik.s', 5, 'Cold like water. Has natural veils, so not glass.', 296],
      ['sanjay.kulkarni', 5, 'Bought for Lakshmi japa, silver cap on sumeru is a nice touch.', 174],
      ['suresh.iyer', 4, 'Knots could be tighter.', 164],
      ['rekha.chauhan', 5, 'शीतल और पारदर्शी।', 35],
    ],
  },
  {
    product: 'navadhanya-havan-kit',
    rows: [
      ['lalitha.s', 5, 'List of thirty six herbs on the lid, I checked twenty of them with our vaid.', 18],
      ['ishita.b', 4, 'Good kit, needed extra ghee.', 50],
    ],
  },
  {
    product: 'copper-kachua-water-bowl',
    rows: [['venkatesh.murthy', 3, 'Copper got spots quickly. They do warn, but it is work.', 96]],
  },
  {
    product: 'silver-kachua-mini',
    rows: [
      ['nandini.rao', 4, 'Tiny, adorable, bit pricey.', 133],
      ['ritu.agarwal', 5, 'धनतेरस पर लिया, बहुत प्यारा है।', 72],
    ],
  },
  {
    product: 'brass-kachua-desk',
    rows: [
      ['padma.reddy', 5, 'Holds my case files under the fan. Useful and auspicious, in that order.', 49],
      ['arjun.mehta', 5, 'CA final cleared. I am told we buy more of these than anyone.', 27],
      ['deepak.verma', 4, 'Felt came off at one corner, glued it back.', 28],
    ],
  },
  {
    product: 'kachua-family-three',
    rows: [
      ['nirmala.devi', 5, 'The big one opens! My son hides coins in it.', 30, 'Set of three'],
      ['meenakshi.r', 4, 'Small one is really small.', 27, 'Small, 2 inch'],
    ],
  },
  {
    product: 'saat-mukhi-pendant',
    rows: [
      [
        'sunita.joshi',
        5,
        'Counted the seven chambers in the X-ray plate with a magnifying glass. Very satisfying.',
        52,
      ],
      ['shubhangi.kale', 5, 'चाँदी की टोपी बहुत सुंदर है, दाना बड़ा है।', 33],
      ['padma.reddy', 4, 'Chain is a little short for me at 18 inches.', 129],
      ['nandini.rao', 5, 'Wearing since Diwali. Business is the same but I worry less about it.', 198],
    ],
  },
  {
    product: 'ek-mukhi-rudraksha',
    rows: [
      [
        'suresh.iyer',
        5,
        'Waited a year, then got the message that one had come. Two X-rays, two cities, one line. I have nothing more to ask.',
        19,
      ],
    ],
  },
  {
    product: 'ek-mukhi-kaju-dana',
    rows: [
      ['subhash.nayak', 4, 'Good half moon shape.', 5],
      ['pooja.thakur', 5, 'गाड़ी में लगाया है। दाना सुंदर है।', 45],
    ],
  },
  {
    product: 'do-mukhi-rudraksha',
    rows: [
      [
        'venkatesh.murthy',
        5,
        'We bought two. Forty years of marriage and still new things to wear together.',
        167,
      ],
      ['ananya.sharma', 4, 'Flat bead, clean lines.', 54],
    ],
  },
  {
    product: 'teen-mukhi-rudraksha',
    rows: [['prabha.nair', 4, 'Good Nepali bead, thread was thin.', 11]],
  },
  {
    product: 'saat-mukhi-rudraksha',
    rows: [
      ['subhash.nayak', 5, 'Raw and unpolished as written. After three days of oil it glows.', 57],
      ['kavita.mishra', 5, 'Bhojpur ka dana, bahut bhaari. Paisa vasool.', 64],
      ['bhavna.shah', 3, 'One line is faint near the stem. They say natural. Maybe.', 19],
    ],
  },
  {
    product: 'java-rudraksha-by-mukhi',
    rows: [
      ['alok.singh', 4, 'Had to use a lens to count the six faces, all there.', 104, '6 Mukhi'],
      ['mahesh.gupta', 5, "Bought four for my child's bracelet.", 16, '5 Mukhi'],
      ['manoj.tiwari', 5, 'छोटा पर बहुत सुंदर दाना।', 57, '6 Mukhi'],
      ['sanjay.kulkarni', 4, 'Nice. The hole is very fine, needed thin thread.', 235, '5 Mukhi'],
    ],
  },
  {
    product: 'nepal-rudraksha-collector-bead',
    rows: [
      ['lalitha.s', 5, 'Gyarah mukhi, eleven chambers on the plate. Superb.', 176, '11 Mukhi'],
      ['arjun.mehta', 5, 'Nau mukhi for my wife in Navaratri. Excellent bead.', 7, '9 Mukhi'],
    ],
  },
  {
    product: 'narmada-banalinga',
    rows: [
      ['anjali.bora', 5, 'A stone that the river made. It sits in my palm as if it knew me.', 144, '4 inch'],
      ['rekha.chauhan', 5, 'जनेऊ जैसी रेखा वाला शिवलिंग मिला, मन प्रसन्न हो गया।', 25, '4 inch'],
      [
        'ganesh.pawar',
        4,
        'Asked for a photo first, they sent three to choose from. Wonderful. Delivery slow.',
        148,
        '8 inch',
      ],
      ['vikram.solanki', 5, 'Smooth as butter.', 57, '2 inch'],
    ],
  },
  {
    product: 'sphatik-shivling',
    rows: [['karthik.s', 4, 'Has a small veil inside, which proves it.', 54, '90 g']],
  },
  {
    product: 'parad-shivling',
    rows: [['ishita.b', 4, 'I appreciate the plain warning about mercury. Kept under glass as told.', 31]],
  },
];
