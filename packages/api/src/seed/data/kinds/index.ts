import type { Kind } from '../kind.ts';
import { automotive } from './automotive.ts';
import { clothing } from './clothing.ts';
import { computers } from './computers.ts';
import { gadgets } from './gadgets.ts';
import { groceries } from './groceries.ts';
import { household } from './household.ts';
import { shoesAndAccessories } from './shoes-and-accessories.ts';

/** Everything that the demo market sells. */
export const kinds: readonly Kind[] = [
  ...groceries,
  ...clothing,
  ...shoesAndAccessories,
  ...household,
  ...gadgets,
  ...computers,
  ...automotive,
];
