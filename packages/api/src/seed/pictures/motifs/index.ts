import type { Motif } from '../motif.ts';
import { batik } from './batik.ts';
import { bottlesAndJars } from './bottles-and-jars.ts';
import { bottomsAndModest } from './bottoms-and-modest.ts';
import { dryGoods } from './dry-goods.ts';
import { freshAndBoxed } from './fresh-and-boxed.ts';
import { pantryDrawn } from './pantry-drawn.ts';
import { tops } from './tops.ts';

/** Everything the demo market can show on a picture, by name. */
export const motifs = {
  ...pantryDrawn,
  ...dryGoods,
  ...bottlesAndJars,
  ...freshAndBoxed,
  ...batik,
  ...tops,
  ...bottomsAndModest,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
