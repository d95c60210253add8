import { formatNpwp } from './npwp.ts';
import { completePhone } from './phone.ts';
import { withoutSeparators } from './separators.ts';

const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Area codes of two digits after the 0 are read alone: `021 555 1234`. */
const groupPhone = (digits: string) =>
  /^02[124]/.test(digits) ? `${digits.slice(0, 3)} ${inFours(digits.slice(3))}`.trimEnd() : inFours(digits);

const unchanged = (text: string) => text;

/**
 * Numbers that are names: how each is parsed from typed or pasted text, and how it is grouped for reading. Only
 * separators are removed, so that a wrong number stays wrong and its rule reports it (SPEC 5).
 */
export const digitFormats = {
  zip: { most: 5, clean: withoutSeparators, complete: unchanged, group: unchanged },
  account: { most: 25, clean: withoutSeparators, complete: unchanged, group: inFours },
  npwp: {
    most: 25,
    clean: withoutSeparators,
    complete: unchanged,
    group: (digits: string) => (digits.length === 15 ? formatNpwp(digits) : inFours(digits)),
  },
  phone: { most: 14, clean: withoutSeparators, complete: completePhone, group: groupPhone },
};
