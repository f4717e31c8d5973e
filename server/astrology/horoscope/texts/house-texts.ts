import { house1 } from './house-01.ts';
import { house2 } from './house-02.ts';
import { house3 } from './house-03.ts';
import { house4 } from './house-04.ts';
import { house5 } from './house-05.ts';
import { house6 } from './house-06.ts';
import { house7 } from './house-07.ts';
import { house8 } from './house-08.ts';
import { house9 } from './house-09.ts';
import { house10 } from './house-10.ts';
import { house11 } from './house-11.ts';
import { house12 } from './house-12.ts';
import type { HouseTexts } from './library.ts';

/** The texts of the twelve houses the Moon can pass, the first first. */
export const houseTexts: readonly HouseTexts[] = [
  house1,
  house2,
  house3,
  house4,
  house5,
  house6,
  house7,
  house8,
  house9,
  house10,
  house11,
  house12,
];
