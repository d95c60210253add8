import type { Kind } from '../kind.ts';
import { accessoryPhrases } from './accessories.ts';
import { batikAndModestPhrases } from './batik-and-modest.ts';
import { computerPhrases } from './computers.ts';
import { condimentPhrases } from './condiments.ts';
import { drinkAndSnackPhrases } from './drinks-and-snacks.ts';
import { gadgetPhrases } from './gadgets.ts';
import { homewarePhrases } from './homeware.ts';
import type { KindPhrases } from './kind-phrases.ts';
import { kitchenPhrases } from './kitchen.ts';
import { menswearPhrases } from './menswear.ts';
import { peripheralPhrases } from './peripherals.ts';
import { phoneAccessoryPhrases } from './phone-accessories.ts';
import { ridingAndCabinPhrases } from './riding-and-cabin.ts';
import { shoePhrases } from './shoes.ts';
import { staplePhrases } from './staples.ts';
import { tablewareAndAppliancePhrases } from './tableware-and-appliances.ts';
import { vehiclePartPhrases } from './vehicle-parts.ts';

export type { KindPhrases, Remark } from './kind-phrases.ts';

/** By leaf and motif: a jar of sambal and a jar of jam are drawn alike. */
export const kindPhrases: Readonly<Record<string, KindPhrases>> = {
  ...staplePhrases,
  ...condimentPhrases,
  ...drinkAndSnackPhrases,
  ...menswearPhrases,
  ...batikAndModestPhrases,
  ...shoePhrases,
  ...accessoryPhrases,
  ...kitchenPhrases,
  ...tablewareAndAppliancePhrases,
  ...homewarePhrases,
  ...gadgetPhrases,
  ...phoneAccessoryPhrases,
  ...computerPhrases,
  ...peripheralPhrases,
  ...vehiclePartPhrases,
  ...ridingAndCabinPhrases,
};

export const getKindKey = ({ leaf, motif }: Kind): string => `${leaf}/${motif}`;

/** Throws for a kind that nobody has written about. */
export const getPhrases = (kind: Kind): KindPhrases => {
  const phrases = kindPhrases[getKindKey(kind)];
  if (!phrases) throw new Error(`No phrases about ${getKindKey(kind)}`);
  return phrases;
};
