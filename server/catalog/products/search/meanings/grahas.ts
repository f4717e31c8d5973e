import { type Meaning, meaning } from './meaning.ts';

type Graha = { code: string; words: string; stones: string; day: string; dayWords: string };

const grahas: readonly Graha[] = [
  {
    code: 'surya',
    words: 'surya, suraj, sun, ravi, aditya, bhaskar, suryadev, सूर्य, सूरज, रवि, आदित्य',
    stones: 'stone:ruby',
    day: 'sunday',
    dayWords: 'sunday, ravivar, itwar, रविवार, इतवार',
  },
  {
    code: 'chandra',
    words: 'chandra, chandrama, chandr, moon, soma, som, चंद्र, चन्द्र, चंद्रमा, चाँद, सोम',
    stones: 'stone:pearl',
    day: 'monday',
    dayWords: 'monday, somvar, somwar, सोमवार',
  },
  {
    code: 'mangal',
    words:
      'mangal, mangala, mars, kuja, angarak, bhauma, mangal dosh, mangal dosha, manglik, mangalik, kuja dosha, मंगल, मंगल दोष, मांगलिक, कुज',
    stones: 'stone:red_coral',
    day: 'tuesday',
    dayWords: 'tuesday, mangalvar, mangalwar, मंगलवार',
  },
  {
    code: 'budh',
    words: 'budh, budha, mercury, बुध, बुद्ध ग्रह, मर्करी',
    stones: 'stone:emerald',
    day: 'wednesday',
    dayWords: 'wednesday, budhvar, budhwar, बुधवार',
  },
  {
    code: 'guru',
    words: 'guru, brihaspati, brahaspati, bruhaspati, jupiter, गुरु, बृहस्पति, जुपिटर',
    stones: 'stone:yellow_sapphire',
    day: 'thursday',
    dayWords: 'thursday, guruvar, guruwar, brihaspativar, veervar, गुरुवार, बृहस्पतिवार',
  },
  {
    code: 'shukra',
    words: 'shukra, sukra, shukr, venus, शुक्र, वीनस',
    stones: 'stone:diamond',
    day: 'friday',
    dayWords: 'friday, shukravar, shukrawar, शुक्रवार',
  },
  {
    code: 'shani',
    words:
      'shani, sani, saturn, shanidev, shani dev, shanaishchara, sade sati, sadesati, sadhe sati, saade saati, shani dosh, shani dosha, dhaiya, shani mahadasha, shani ki dasha, saturn return, शनि, शनिदेव, शनि देव, साढ़े साती, साढ़ेसाती, शनि दोष, ढैय्या',
    stones: 'stone:blue_sapphire',
    day: 'saturday',
    dayWords: 'saturday, shanivar, shaniwar, शनिवार',
  },
  {
    code: 'rahu',
    words: 'rahu, north node, dragon s head, rahu dosh, rahu dosha, राहु, राहू',
    stones: 'stone:hessonite',
    day: '',
    dayWords: '',
  },
  {
    code: 'ketu',
    words: 'ketu, south node, dragon s tail, ketu dosh, ketu dosha, केतु, केतू',
    stones: 'stone:cats_eye',
    day: '',
    dayWords: '',
  },
];

const rashis: readonly (readonly [string, string])[] = [
  ['mesh, mesha, aries, मेष', 'mangal'],
  ['vrishabh, vrishabha, vrish, vrushabh, brishabh, taurus, वृषभ, वृष', 'shukra'],
  ['mithun, mithuna, gemini, मिथुन', 'budh'],
  ['kark, karka, karkat, Cancer, Cancerian, कर्क', 'chandra'],
  ['simha, singh, sinh, leo, सिंह', 'surya'],
  ['kanya, virgo, कन्या', 'budh'],
  ['tula, libra, तुला', 'shukra'],
  ['vrishchik, vrischik, vrishchika, scorpio, वृश्चिक', 'mangal'],
  ['dhanu, dhanus, sagittarius, sagitarius, धनु', 'guru'],
  ['makar, makara, capricorn, मकर', 'shani'],
  ['kumbh, kumbha, aquarius, कुंभ, कुम्भ', 'shani'],
  ['meen, meena, pisces, मीन', 'guru'],
];

/** Adds "rahu shanti" to "rahu": rites for a graha, and not peace of mind. */
const withShanti = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => (word.includes(' ') ? [word] : [word, `${word} shanti`, `${word} शांति`]))
    .join(', ');

/** The nakshatras by their lords, the twenty-seven of the sky in their order: the lords come three times. */
const nakshatraLords = ['ketu', 'shukra', 'surya', 'chandra', 'mangal', 'rahu', 'guru', 'shani', 'budh'];
const nakshatras: readonly string[] = [
  'ashwini, ashvini, अश्विनी',
  'bharani, भरणी',
  'krittika, kritika, कृत्तिका, कृतिका',
  'rohini, रोहिणी',
  'mrigashira, mrigasira, mrigshira, मृगशिरा',
  'ardra, aridra, आर्द्रा',
  'punarvasu, पुनर्वसु',
  'pushya, pushyami, guru pushya, पुष्य',
  'ashlesha, aslesha, आश्लेषा',
  'magha, मघा',
  'purva phalguni, poorva phalguni, पूर्वा फाल्गुनी',
  'uttara phalguni, uttar phalguni, उत्तरा फाल्गुनी',
  'hasta, hast, हस्त',
  'chitra, चित्रा',
  'swati, svati, स्वाति',
  'vishakha, visakha, विशाखा',
  'anuradha, अनुराधा',
  'jyeshtha, jyestha, ज्येष्ठा',
  'moola, mool, mula, मूल, मूला',
  'purva ashadha, purvashada, पूर्वाषाढ़ा',
  'uttara ashadha, uttarashada, उत्तराषाढ़ा',
  'shravana, श्रवण',
  'dhanishta, dhanishtha, धनिष्ठा',
  'shatabhisha, satabhisha, शतभिषा',
  'purva bhadrapada, पूर्वा भाद्रपद',
  'uttara bhadrapada, उत्तरा भाद्रपद',
  'revati, रेवती',
];

/** The grahas of the birth numbers from 1 to 9. */
const numbered = ['surya', 'chandra', 'guru', 'rahu', 'budh', 'shukra', 'ketu', 'shani', 'mangal'];

/** Words that mean a graha by its lordship: its loose stone comes first. */
function ruledBy(words: string, graha: string): Meaning {
  const stone = grahas.find(({ code }) => code === graha)?.stones;
  return meaning(
    'graha',
    words,
    `${stone} kind:gem`,
    `graha:${graha} kind:gem`,
    `graha:${graha}`,
    'graha:all',
  );
}

const months: readonly (readonly [string, string, string])[] = [
  ['january, jan, जनवरी', 'stone:garnet', ''],
  ['february, feb, फरवरी, फ़रवरी', 'stone:amethyst', ''],
  ['march, मार्च', 'aquamarine', 'stone:blue_topaz, stone:turquoise'],
  ['april, apr, अप्रैल', 'stone:diamond', 'stone:rock_crystal, stone:zircon'],
  ['may, may month, month of may, मई', 'stone:emerald', ''],
  ['june, जून', 'stone:pearl', 'moonstone'],
  ['july, जुलाई', 'stone:ruby', ''],
  ['august, aug, अगस्त', 'stone:peridot', ''],
  ['september, sept, sep, सितंबर, सितम्बर', 'stone:blue_sapphire', 'stone:lapis'],
  ['october, oct, अक्टूबर, अक्तूबर', 'opal, tourmaline', 'stone:rose_quartz, stone:zircon'],
  ['november, nov, नवंबर, नवम्बर', 'stone:citrine, stone:topaz', 'stone:blue_topaz'],
  ['december, dec, दिसंबर, दिसम्बर', 'stone:turquoise', 'stone:blue_topaz, stone:zircon'],
];

/** The grahas with their days, rashis by their lords, and months by their birthstones. */
export const grahaMeanings: readonly Meaning[] = [
  ...grahas.flatMap(({ code, words, stones, day, dayWords }) => [
    meaning(
      'graha',
      withShanti(words),
      `${stones} kind:gem`,
      `graha:${code}`,
      `${stones}, ${code}`,
      'graha:all',
    ),
    ...(day ? [meaning('graha', dayWords, `${stones} kind:gem`, `graha:${code}`, `day:${day}`)] : []),
  ]),
  meaning(
    'graha',
    'navagraha, navgrah, navgraha, nav graha, nine planets, all planets, graha shanti, graha dosh, grah dosh, नवग्रह, ग्रह शांति, ग्रह दोष',
    'navagraha graha:all, navgrah graha:all, नवग्रह graha:all',
    'graha:all',
    'navagraha',
  ),
  meaning(
    'graha',
    'kaal sarp, kalsarp, kaal sarp dosh, kalsarp dosh, kaal sarp yog, काल सर्प, कालसर्प दोष',
    'stone:hessonite kind:gem, stone:cats_eye kind:gem',
    'graha:rahu, graha:ketu',
    'graha:all',
    'shiva',
  ),
  meaning('graha', 'pitra dosh, pitru dosh, pitra dosha, पितृ दोष', 'graha:surya', 'graha:all, graha:rahu'),
  ...rashis.map(([words, graha]) => ruledBy(words, graha)),
  ...nakshatras.map((words, n) => ruledBy(words, nakshatraLords[n % 9] as string)),
  ...numbered.map((graha, n) => ruledBy(`mulank ${n + 1}, birth number ${n + 1}, मूलांक ${n + 1}`, graha)),
  ...months.map(([words, best, next]) => {
    const loose = best.split(', ').map((stone) => `${stone} kind:gem`);
    return meaning('graha', words, loose.join(','), best, ...(next ? [next] : []), 'birthstone');
  }),
];
