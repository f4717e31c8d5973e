import type { Choices } from './types.ts';

/** Metals and alloys, with their fineness. */
export const metals = {
  gold_18k: { en: '18 karat gold', hi: '18 कैरेट सोना' },
  silver_999: { en: '999 silver', hi: '999 चाँदी' },
  silver_925: { en: '925 silver', hi: '925 चाँदी' },
  silver_gold_plated: { en: '925 silver, gold-plated', hi: '925 चाँदी, सोने का पानी' },
  silver_rhodium: { en: '925 silver, rhodium-plated', hi: '925 चाँदी, रोडियम का पानी' },
  silver_oxidised: { en: '925 silver, oxidised', hi: '925 चाँदी, ऑक्सीडाइज़्ड' },
  copper: { en: 'Copper', hi: 'ताँबा' },
  brass: { en: 'Brass', hi: 'पीतल' },
  brass_gold_plated: { en: 'Brass, plated with 24 karat gold', hi: 'पीतल, 24 कैरेट सोने का पानी' },
  brass_gold_tone: { en: 'Brass, gold tone', hi: 'पीतल, सुनहरा रंग' },
  brass_silver_plated: { en: 'Brass, silver-plated', hi: 'पीतल, चाँदी का पानी' },
  bell_brass: { en: 'Bell brass', hi: 'घंटी का पीतल' },
  copper_brass: { en: 'Copper and brass', hi: 'ताँबा और पीतल' },
  panchdhatu: { en: 'Panchdhatu (five metals)', hi: 'पंचधातु' },
  panchdhatu_gold_plated: { en: 'Panchdhatu, gold-plated', hi: 'पंचधातु, सोने का पानी' },
  ashtadhatu: { en: 'Ashtadhatu (eight metals)', hi: 'अष्टधातु' },
  parad: { en: 'Parad (bound mercury)', hi: 'पारद (बँधा हुआ पारा)' },
  silver_tone: { en: 'Silver-tone caps', hi: 'चाँदी जैसी टोपियाँ' },
  steel: { en: 'Steel', hi: 'स्टील' },
  none: { en: 'No metal', hi: 'कोई धातु नहीं' },
} as const satisfies Choices;

/** Materials that are neither metal nor a stone of the trade. */
export const materials = {
  terracotta: { en: 'Terracotta', hi: 'टेराकोटा (पकी मिट्टी)' },
  glass: { en: 'Glass', hi: 'काँच' },
  rudraksha: { en: 'Rudraksha (Elaeocarpus ganitrus)', hi: 'रुद्राक्ष (Elaeocarpus ganitrus)' },
  tulsi_wood: { en: 'Tulsi wood', hi: 'तुलसी की लकड़ी' },
  vaijayanti: { en: 'Vaijayanti seeds', hi: 'वैजयंती के बीज' },
  sandal_incense: { en: 'Sandalwood, halmaddi and honey', hi: 'चंदन, हलमद्दी और शहद' },
  dhoop: { en: 'Cow dung, ghee, guggul and loban', hi: 'गोबर, घी, गुग्गुल और लोबान' },
  camphor: { en: 'Natural camphor', hi: 'प्राकृतिक कपूर' },
  havan_herbs: { en: 'Herbs, resins and mango wood', hi: 'जड़ी-बूटियाँ, राल और आम की लकड़ी' },
  sheesham_brass: { en: 'Brass in a sheesham frame', hi: 'शीशम के फ़्रेम में पीतल' },
  sheesham_silver: { en: 'Silver in a sheesham frame', hi: 'शीशम के फ़्रेम में चाँदी' },
  teak_copper: { en: 'Copper in a teak frame', hi: 'सागौन के फ़्रेम में ताँबा' },
  brass_sheesham: { en: 'Brass on sheesham', hi: 'शीशम पर पीतल' },
  stone_walnut: { en: 'Stone on walnut', hi: 'अखरोट की लकड़ी पर पत्थर' },
  glass_jute: { en: 'Glass, jute and brass', hi: 'काँच, जूट और पीतल' },
  glass_rudraksha: { en: 'Glass, rudraksha and brass', hi: 'काँच, रुद्राक्ष और पीतल' },
  cloth: { en: 'Cloth', hi: 'कपड़ा' },
  mixed: { en: 'Several materials', hi: 'कई सामग्रियाँ' },
} as const satisfies Choices;

/** The ways a thing is made. */
export const processes = {
  sand_cast: { en: 'Sand cast', hi: 'रेत के साँचे में ढला' },
  lost_wax: { en: 'Lost-wax cast', hi: 'मोम के साँचे में ढला' },
  cast: { en: 'Cast', hi: 'ढला हुआ' },
  cast_turned: { en: 'Cast and turned', hi: 'ढला और खराद पर तैयार' },
  cast_chased: { en: 'Cast and chased by hand', hi: 'ढला और हाथ से उकेरा' },
  hammered: { en: 'Beaten by hand', hi: 'हाथ से पीटकर बना' },
  rolled: { en: 'Rolled and beaten', hi: 'बेलकर और पीटकर बना' },
  engraved: { en: 'Engraved', hi: 'उत्कीर्ण' },
  etched: { en: 'Etched', hi: 'अम्ल से अंकित' },
  struck: { en: 'Struck', hi: 'ठप्पे से बना' },
  stamped: { en: 'Cut and photo-etched', hi: 'कटा और फ़ोटो से अंकित' },
  goldsmith: { en: 'Made by a goldsmith', hi: 'सुनार के हाथ का' },
  set: { en: 'Set by hand', hi: 'हाथ से जड़ा' },
  wheel_thrown: { en: 'Thrown on the wheel', hi: 'चाक पर बना' },
  pressed: { en: 'Pressed', hi: 'दबाकर बना' },
  hand_rolled: { en: 'Rolled by hand', hi: 'हाथ से बेला' },
  poured: { en: 'Poured by hand', hi: 'हाथ से ढाला' },
  cut_polished: { en: 'Cut and polished', hi: 'कटा और पॉलिश किया' },
  river: { en: 'Shaped by the river', hi: 'नदी का गढ़ा' },
  strung: { en: 'Strung by hand', hi: 'हाथ से पिरोया' },
  knotted: { en: 'Knotted by hand', hi: 'हाथ से गाँठ लगाकर' },
  linked: { en: 'Linked by hand', hi: 'हाथ से जोड़ी कड़ियाँ' },
  braided: { en: 'Braided by hand', hi: 'हाथ से गुँथा' },
  framed: { en: 'Framed', hi: 'फ़्रेम में' },
  ground: { en: 'Ground and mixed', hi: 'पीसकर मिलाया' },
  gathered: { en: 'Gathered and cleaned', hi: 'चुना और साफ़ किया' },
} as const satisfies Choices;

/** The threads that beads are strung on, or that a pendant hangs from. */
export const threads = {
  silk: { en: 'Silk', hi: 'रेशम' },
  silk_steel: { en: 'Silk with a steel core', hi: 'स्टील के तार वाला रेशम' },
  cotton: { en: 'Cotton', hi: 'सूती धागा' },
  waxed_cotton: { en: 'Waxed cotton', hi: 'मोम लगा सूती धागा' },
  elastic: { en: 'Elastic cord', hi: 'इलास्टिक डोरी' },
  double_elastic: { en: 'Double elastic cord', hi: 'दोहरी इलास्टिक डोरी' },
  coated_cord: { en: 'Coated cord', hi: 'परत चढ़ी डोरी' },
  steel_cable: { en: 'Steel cable', hi: 'स्टील का तार' },
  silver_links: { en: 'Silver links', hi: 'चाँदी की कड़ियाँ' },
  silver_chain: { en: 'Silver chain', hi: 'चाँदी की चेन' },
  gold_tone_chain: { en: 'Gold-tone chain', hi: 'सुनहरी चेन' },
  gold_plated_chain: { en: 'Gold-plated chain', hi: 'सोने के पानी वाली चेन' },
  cord: { en: 'Cord', hi: 'डोरी' },
  twine: { en: 'Sailmaker’s twine', hi: 'मज़बूत सुतली' },
  jute: { en: 'Jute', hi: 'जूट' },
  not_included: { en: 'Not included', hi: 'शामिल नहीं' },
} as const satisfies Choices;

/** The settings that hold a stone. */
export const settings = {
  claws: { en: 'Claws', hi: 'पंजे' },
  claws_open: { en: 'Claws, open at the back', hi: 'पंजे, पीछे से खुला' },
  bezel_open: { en: 'Bezel, open at the back', hi: 'बेज़ल, पीछे से खुला' },
  bezel_closed: { en: 'Bezel, closed', hi: 'बेज़ल, बंद' },
  cup: { en: 'Cup with a window', hi: 'खिड़की वाली कटोरी' },
  caps: { en: 'Caps, pinned through the bead', hi: 'टोपियाँ, दाने के आर-पार पिन' },
  frame: { en: 'Frame', hi: 'फ़्रेम' },
} as const satisfies Choices;

/** The surface of a finished piece. */
export const finishes = {
  bare: { en: 'Bare, not lacquered', hi: 'बिना लाख की परत' },
  lacquered: { en: 'Lacquered', hi: 'लाख की परत' },
  polished: { en: 'Polished', hi: 'पॉलिश' },
  satin: { en: 'Satin', hi: 'साटिन' },
  antique: { en: 'Antique wash', hi: 'पुरानी आभा' },
  gold_plated: { en: 'Gold-plated', hi: 'सोने का पानी' },
  oiled: { en: 'Oiled, not lacquered', hi: 'तेल लगी, बिना लाख' },
  sealed: { en: 'Sealed capsule or card', hi: 'सीलबंद' },
  unglazed: { en: 'Unglazed', hi: 'बिना चमक की परत' },
} as const satisfies Choices;
