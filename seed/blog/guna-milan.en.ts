import type { ArticleText } from './article.ts';

/** The article about guna milan: what it says and what it does not. */
export const text: ArticleText = {
  title: 'When the score is under eighteen',
  description:
    'Guna milan is a beginning, not a verdict: what the thirty-six points measure and what they leave out.',
  author: 'Acharya Vasudha',
  alt: 'The Sri Yantra in white lines',
  body: [
    'A family comes in with a slip of paper. On it stands 16.5 out of 36, and everybody in the room has already gone quiet. Before we talk about two people, let us talk about the number, because it is asked to carry much more than it was built for.',
    { h2: 'What is compared' },
    'Ashtakoota guna milan, the “matching of eight groups”, compares two Moons. Nothing else. It takes the nakshatra and the sign in which the Moon stood at each birth and looks both up in eight tables. The tables are worth one to eight points, which add up to thirty-six.',
    {
      ul: [
        '**Varna**, 1 point: temperament by sign.',
        '**Vashya**, 2: who follows whom.',
        '**Tara**, 3: counting from star to star.',
        '**Yoni**, 4: animal symbols of the nakshatras, read for physical ease.',
        '**Graha Maitri**, 5: whether the lords of the two Moon signs are friends.',
        '**Gana**, 6: divine, human or fierce disposition.',
        '**Bhakoot**, 7: the distance between the two signs.',
        '**Nadi**, 8: three streams; both in the same one gives nothing.',
      ],
    },
    'The rule of thumb, found in the *Muhurta Chintamani* and repeated ever since, is that eighteen of thirty-six, one half, is enough.',
    { h2: 'How unusual is a low score?' },
    'Not very. We ran the whole table, every nakshatra and sign of one partner against every one of the other. The average is 20.7, and about 69 of 100 pairs reach eighteen. Put differently: choose two people entirely at random, and in nearly a third of cases the paper will say “not recommended”. A sixteen is not an omen. It is an ordinary draw from an ordinary bag.',
    { quote: 'Many couples you admire have never added up their points.' },
    { h2: 'Where the points go' },
    'Nadi and Bhakoot together hold fifteen of the thirty-six, and both are all or nothing. A couple with the same nadi loses eight points at one stroke, however well everything else agrees. The tradition knew how blunt that is and wrote exceptions beside it:',
    {
      ol: [
        'Same sign but different nakshatra: nadi dosha is set aside.',
        'Same nakshatra but different pada: set aside as well.',
        'Same nakshatra lying in two signs, one partner in each: set aside.',
        'Bhakoot of 2/12, 5/9 or 6/8 is softened when both signs have the same lord, or when their lords are friends.',
        'Gana is softened in the same way.',
      ],
    },
    'A good report prints these exceptions beside the points without touching the points. [Ours](/matching-form) does; a total that has been quietly improved is of no use to anyone.',
    { h2: 'What the points cannot see' },
    {
      ul: [
        'The ascendant of either person, and with it the houses of marriage, family and work.',
        'Venus, Jupiter and the lord of the seventh house.',
        'Mars. [Mangal dosha](post:mangal-dosha) is a separate question and is often answered too quickly.',
        'The dashas that will run in the first years together.',
        'Whether both people want this marriage, and on what terms.',
      ],
    },
    'The last is not astrology, and it outweighs all the rest. Two people who can disagree kindly have something no table measures.',
    { h2: 'Check the birth times first' },
    'The Moon crosses a nakshatra in about a day, so most birth times are good enough. But if the Moon stood near the edge of a star or of a sign, half an hour can move three or four koots at once. Whenever a score surprises you, ask how sure the times are and try them a little earlier and later. If the total jumps from 14 to 27, you have learned something about the paper and nothing about the couple.',
    { h2: 'What to do with a sixteen' },
    'Read which groups gave nothing, and what that group is about. See whether a listed exception applies. Then look at the two whole charts, or ask somebody to: [an astrologer](/astro-list) needs twenty minutes for it, and a serious one will tell you what speaks for the match as readily as what speaks against it. Be careful with anybody who offers a remedy for a number before reading the charts.',
    'And if two people have made up their minds with open eyes, wish them well. The tradition has a name for such a marriage too, and it did not ask for points.',
    'If you would like to see the eight groups for yourselves, the [matching report](/matching-form) shows every koot with its points, the exceptions, both Mangal readings, and one plain sentence at the end.',
    '*Sources: Muhurta Chintamani, chapter on marriage; Brihat Parashara Hora Shastra on the friendships of the grahas; our own count over all pairs of nakshatras and signs.*',
  ],
};
