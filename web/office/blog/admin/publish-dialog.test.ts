import { expect, test } from 'vitest';
import { blank } from './editing.ts';
import { missingParts } from './publish-dialog.tsx';

test('a post without description, text, author, picture or Hindi is said to miss them', () => {
  const empty = { ...blank, title: 'A morning', content: '<p>&nbsp;</p>', description: ' ' };
  expect(missingParts(empty)).toEqual(['description', 'content', 'author', 'picture', 'hindi']);
  expect(missingParts({ ...empty, content: '<p><img src="/media/a.webp"></p>', author: 'Asha' })).toEqual([
    'description',
    'picture',
    'hindi',
  ]);
});

test('a whole post misses nothing', () => {
  const whole = {
    ...blank,
    title: 'A morning',
    description: 'In Jaipur.',
    content: '<p>Wheels begin at six.</p>',
    author: 'Asha',
    pictures: [{ src: '/media/a.webp', alt: { en: '', hi: '' } }],
    hi: { title: 'एक सुबह', content: '<p>छह बजे।</p>' },
  };
  expect(missingParts(whole)).toEqual([]);
});
