import type { Kind } from '../kind.ts';
import { accessoryWords } from './accessories.ts';
import { batikAndModestWords } from './batik-and-modest.ts';
import { computerWords } from './computers.ts';
import { condimentWords } from './condiments.ts';
import { drinkAndSnackWords } from './drinks-and-snacks.ts';
import { gadgetWords } from './gadgets.ts';
import { homewareWords } from './homeware.ts';
import type { KindWords } from './kind-words.ts';
import { kitchenWords } from './kitchen.ts';
import { menswearWords } from './menswear.ts';
import { peripheralWords } from './peripherals.ts';
import { phoneAccessoryWords } from './phone-accessories.ts';
import { ridingAndCabinWords } from './riding-and-cabin.ts';
import { shoeWords } from './shoes.ts';
import { stapleWords } from './staples.ts';
import { tablewareAndApplianceWords } from './tableware-and-appliances.ts';
import { vehiclePartWords } from './vehicle-parts.ts';

export type { KindWords, Remark } from './kind-words.ts';

/** By leaf and motif: a jar of sambal and a jar of jam are drawn alike. */
export const kindWords: Readonly<Record<string, KindWords>> = {
  ...stapleWords,
  ...condimentWords,
  ...drinkAndSnackWords,
  ...menswearWords,
  ...batikAndModestWords,
  ...shoeWords,
  ...accessoryWords,
  ...kitchenWords,
  ...tablewareAndApplianceWords,
  ...homewareWords,
  ...gadgetWords,
  ...phoneAccessoryWords,
  ...computerWords,
  ...peripheralWords,
  ...vehiclePartWords,
  ...ridingAndCabinWords,
};

export const keyOfKind = ({ leaf, motif }: Kind): string => `${leaf}/${motif}`;

/** Throws for a kind that nobody has written about. */
export const wordsOf = (kind: Kind): KindWords => {
  const words = kindWords[keyOfKind(kind)];
  if (!words) throw new Error(`No words about ${keyOfKind(kind)}`);
  return words;
};
