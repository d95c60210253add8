import { type Endpoint, endpoints, getRight } from '@pasar/contract';
import { expect, test } from 'vitest';
import { activity as en } from '../../locales/activity-page.en.ts';
import { activity as id } from '../../locales/activity-page.id.ts';
import { toActionKey } from './use-action-name.ts';

test('each change of a store has a name in both languages [W30]', () => {
  const calls: Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area));
  const paths = calls
    .filter((call) => call.area && call.area !== 'member' && getRight(call) === 'write')
    .map(({ path }) => toActionKey(path.replace('/merchant/dashboard/', '')));
  for (const names of [id.actions, en.actions]) expect(paths.filter((key) => !(key in names))).toEqual([]);
});
