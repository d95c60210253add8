import { join } from 'node:path';
import { readKey } from '../../platform/secret-key.ts';
import { TrialSeal } from './trial.ts';

/** The seal of a market, by the key in a folder of its data. */
export const openTrialSeal = (folder: string): TrialSeal => new TrialSeal(readKey(join(folder, 'trial.key')));
