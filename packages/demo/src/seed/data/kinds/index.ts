import type { Kind } from '../kind.ts';
import { bagsAndAccessories } from './bags-and-accessories.ts';
import { batikAndModest } from './batik-and-modest.ts';
import { computers } from './computers.ts';
import { condiments } from './condiments.ts';
import { drinksAndSnacks } from './drinks-and-snacks.ts';
import { gadgets } from './gadgets.ts';
import { homeware } from './homeware.ts';
import { kitchen } from './kitchen.ts';
import { menswear } from './menswear.ts';
import { peripherals } from './peripherals.ts';
import { phoneAccessories } from './phone-accessories.ts';
import { ridingAndCabin } from './riding-and-cabin.ts';
import { shoes } from './shoes.ts';
import { staples } from './staples.ts';
import { tablewareAndAppliances } from './tableware-and-appliances.ts';
import { vehicleParts } from './vehicle-parts.ts';

/** Everything that the demo market sells. */
export const kinds: readonly Kind[] = [
  ...staples,
  ...condiments,
  ...drinksAndSnacks,
  ...menswear,
  ...batikAndModest,
  ...kitchen,
  ...tablewareAndAppliances,
  ...homeware,
  ...computers,
  ...peripherals,
  ...vehicleParts,
  ...ridingAndCabin,
  ...shoes,
  ...bagsAndAccessories,
  ...gadgets,
  ...phoneAccessories,
];
