import { type Meaning, meaning } from './meaning.ts';

/** A stone: loose ones come before jewellery. */
const stone = (words: string, facts: string, ...tiers: string[]): Meaning => {
  const named = facts.split(', ');
  return meaning('stone', words, named.map((fact) => `${fact} kind:gem`).join(','), facts, ...tiers);
};

/** The graha of a stone, for a product whose fact does not name one. */
export const grahaOfStone: Readonly<Record<string, string>> = {
  ruby: 'surya',
  garnet: 'surya',
  pearl: 'chandra',
  red_coral: 'mangal',
  emerald: 'budh',
  peridot: 'budh',
  yellow_sapphire: 'guru',
  citrine: 'guru',
  topaz: 'guru',
  diamond: 'shukra',
  zircon: 'shukra',
  rock_crystal: 'shukra',
  blue_sapphire: 'shani',
  amethyst: 'shani',
  hessonite: 'rahu',
  cats_eye: 'ketu',
  nine_gems: 'all',
};

/** The stones of the trade by the names that buyers use. */
export const stoneMeanings: readonly Meaning[] = [
  stone(
    'ruby, rubies, manik, manikya, manek, manik, chuni, padmaraga, lal ratna, माणिक, माणिक्य, मानिक, रूबी, रुबी, चुन्नी',
    'stone:ruby',
    'stone:nine_gems',
  ),
  stone('pearl, pearls, moti, mothi, mukta, muthu, मोती, मुक्ता, पर्ल', 'stone:pearl'),
  stone(
    'red coral, coral, moonga, munga, mooga, praval, pravalam, lal moonga, pavalam, मूंगा, मूँगा, प्रवाल, कोरल',
    'stone:red_coral',
  ),
  stone('emerald, emeralds, panna, markat, marakata, hara panna, पन्ना, मरकत, एमरल्ड, एमराल्ड', 'stone:emerald'),
  stone(
    'yellow sapphire, pukhraj, pukraj, pokhraj, pushkaraj, pushparaga, peela pukhraj, पुखराज, पीला पुखराज, पुष्पराग',
    'stone:yellow_sapphire',
  ),
  stone(
    'diamond, diamonds, heera, hira, hera, heere, dimand, daimond, vajra, solitaire, हीरा, हिरा, वज्र, डायमंड',
    'stone:diamond',
  ),
  stone('blue sapphire, neelam, nilam, neelum, indraneel, indranil, नीलम, इंद्रनील', 'stone:blue_sapphire'),
  stone('sapphire, sapphires, neelam pukhraj, सफायर, सैफायर', 'stone:blue_sapphire, stone:yellow_sapphire'),
  stone('hessonite, gomed, gomedh, gomedha, gomedhak, hessonite garnet, गोमेद, गोमेदक', 'stone:hessonite'),
  stone(
    'cats eye, cat s eye, cateye, cat eye, lehsunia, lehsuniya, lahsunia, lahsuniya, lehsuniya ratna, vaidurya, लहसुनिया, लहसुनीया, वैदूर्य, कैट्स आई',
    'stone:cats_eye',
  ),
  stone('amethyst, jamunia, jamuniya, katela, kataila, purple stone, जमुनिया, कटेला, एमेथिस्ट', 'stone:amethyst'),
  stone('citrine, sunehla, sunela, sunehala, golden topaz, सुनहला, सुनेला, सिट्रीन', 'stone:citrine'),
  stone('topaz, pukhraj topaz, टोपाज, टोपाज़', 'stone:blue_topaz, stone:topaz', 'stone:citrine'),
  stone('blue topaz, swiss blue topaz, neela topaz, नीला टोपाज़', 'stone:blue_topaz'),
  stone('peridot, zabarjad, olivine, पेरिडॉट, ज़बरजद, जबरजद', 'stone:peridot'),
  stone('turquoise, firoza, feroza, phiroza, firoja, फ़िरोज़ा, फिरोजा, टरक्वाइज़', 'stone:turquoise'),
  stone(
    'garnet, tamra, tamda, tamdi, raktamani, rakta mani, rhodolite, तामड़ा, गार्नेट, रक्तमणि',
    'stone:garnet',
  ),
  stone('zircon, jarkan, jarkon, ज़रकन, जरकन, ज़िरकॉन', 'stone:zircon', 'stone:diamond'),
  stone(
    'rose quartz, gulabi sphatik, gulabi patthar, rose stone, रोज़ क्वार्ट्ज़, रोज क्वार्ट्ज, गुलाबी स्फटिक',
    'stone:rose_quartz',
  ),
  stone(
    'sphatik, sfatik, spatik, safatik, crystal, clear quartz, rock crystal, quartz crystal, स्फटिक, क्रिस्टल',
    'stone:rock_crystal',
    'stone:rose_quartz',
  ),
  stone('quartz, क्वार्ट्ज़', 'stone:rock_crystal, stone:rose_quartz', 'stone:amethyst, stone:citrine'),
  stone(
    'tiger eye, tigers eye, tiger s eye, tigereye, vyaghra netra, टाइगर आई, व्याघ्र नेत्र',
    'stone:tiger_eye',
  ),
  stone('onyx, black onyx, ओनिक्स', 'stone:onyx', 'stone:agate'),
  stone(
    'hakik, hakeek, haqiq, aqeeq, akik, agate, sulemani, sulaimani, sulemani hakik, हकीक, हक़ीक़, सुलेमानी, अकीक',
    'stone:agate',
    'stone:onyx',
  ),
  stone('lapis, lapis lazuli, lajward, lajvart, lajwart, लाजवर्द, लाजवर्त', 'stone:lapis'),
  stone(
    'pyrite, piryte, pirite, fools gold, sona makhi, swarn makshik, पाइराइट, सोना माखी, स्वर्ण माक्षिक',
    'stone:pyrite',
  ),
  stone('shaligram, saligram, shaligrama, salagrama, शालिग्राम, शालग्राम', 'stone:shaligram'),
  stone('gomti chakra, gomati chakra, गोमती चक्र', 'stone:gomti_chakra'),
  stone(
    'navratna, navaratna, navratan, nav ratna, nine gems, nine gem, nine stones, nau ratna, नवरत्न, नौ रत्न',
    'stone:nine_gems',
    'graha:all',
  ),
  stone(
    'moonstone, moon stone, chandrakant, chandrakanta, चंद्रकांत',
    'moonstone',
    'stone:pearl kind:gem',
    'stone:pearl',
  ),
  stone(
    'opal, dudhia patthar, ओपल',
    'opal',
    'stone:diamond kind:gem',
    'stone:diamond, stone:zircon, stone:rock_crystal',
  ),
  stone('aquamarine, beruj, एक्वामरीन', 'aquamarine', 'stone:blue_topaz, stone:turquoise'),
  stone('jade, margaj, margaz, मरगज', 'jade', 'stone:peridot, stone:emerald'),
  stone(
    'black tourmaline, obsidian, black obsidian, shungite, hematite, lava, lava stone, black stone bracelet',
    'tourmaline, obsidian',
    'stone:onyx kind:gem, stone:agate kind:gem',
    'stone:onyx, stone:agate',
  ),
  meaning(
    'trait',
    'aventurine, green aventurine, malachite',
    'aventurine, malachite',
    'stone:peridot, stone:emerald, colour:green',
  ),
  stone(
    'carnelian, jasper, red jasper, bloodstone',
    'carnelian',
    'stone:agate, stone:garnet',
    'kind:mineral',
  ),
  stone(
    'neeli, iolite, tanzanite, kyanite, sodalite, नीली',
    'iolite',
    'stone:blue_sapphire kind:gem, stone:lapis, stone:blue_topaz',
  ),
  stone(
    'tourmaline, spinel, alexandrite, sunstone, labradorite, selenite, fluorite, howlite, तुरमली',
    'tourmaline',
    'kind:gem',
    'kind:mineral',
  ),
  stone(
    'upratna, uparatna, semi precious, semiprecious, semi precious stone, उपरत्न',
    'upratna, semi precious',
    'kind:gem',
  ),
];
