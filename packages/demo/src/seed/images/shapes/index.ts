import type { Shape } from '../shape.ts';
import { accessories } from './accessories.ts';
import { automotive } from './automotive.ts';
import { batik } from './batik.ts';
import { bottlesAndJars } from './bottles-and-jars.ts';
import { bottomsAndModest } from './bottoms-and-modest.ts';
import { computers } from './computers.ts';
import { cookware } from './cookware.ts';
import { dryFood } from './dry-food.ts';
import { footwearAndBags } from './footwear-and-bags.ts';
import { freshAndBoxed } from './fresh-and-boxed.ts';
import { home } from './home.ts';
import { kitchenAppliances } from './kitchen-appliances.ts';
import { linen } from './linen.ts';
import { pantryShapes } from './pantry-shapes.ts';
import { phones } from './phones.ts';
import { ridingGear } from './riding-gear.ts';
import { storage } from './storage.ts';
import { tops } from './tops.ts';

/** Everything the demo market can show on a picture, by name. */
export const shapes = {
  ...pantryShapes,
  ...dryFood,
  ...bottlesAndJars,
  ...freshAndBoxed,
  ...batik,
  ...tops,
  ...bottomsAndModest,
  ...footwearAndBags,
  ...accessories,
  ...kitchenAppliances,
  ...cookware,
  ...home,
  ...linen,
  ...phones,
  ...computers,
  ...storage,
  ...automotive,
  ...ridingGear,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
