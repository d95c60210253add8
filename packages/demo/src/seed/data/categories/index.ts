import { automotive } from './automotive.ts';
import { computers } from './computers.ts';
import { fashion } from './fashion.ts';
import { groceries } from './groceries.ts';
import { household } from './household.ts';
import { phones } from './phones.ts';

export type { Group, Root } from './root.ts';

/** The six categories of SPEC 3, each with its groups and their leaves. */
export const roots = [groceries, fashion, household, phones, computers, automotive] as const;

export type RootSlug = (typeof roots)[number]['slug'];
export type LeafSlug = (typeof roots)[number]['groups'][number]['leaves'][number][0];
