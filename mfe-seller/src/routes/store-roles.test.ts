import { ApiError } from '@pasar/api-client';
import { type Endpoint, getRight, hasStoreRight, type MemberRole, memberRoles } from '@pasar/contract';
import type { LoaderArgs } from '@pasar/slice-kit';
import { describe, expect, test } from 'vitest';
import { navGroupsFor } from '../shared/dashboard-layout/nav-groups.ts';
import { slice } from '../slice.ts';

/** Refuses what the role may not read at once; everything else loses its connection a moment later. */
const apiOf = (role: MemberRole) => ({
  async call({ area, ...endpoint }: Endpoint): Promise<never> {
    if (area && !hasStoreRight([role], area, getRight(endpoint)))
      throw new ApiError('refused', { kind: 'refused', code: 403 });
    await new Promise((resolve) => setTimeout(resolve));
    throw new ApiError('no connection', { kind: 'network' });
  },
});

const load = async (path: string, role: MemberRole): Promise<number | undefined> => {
  const page = slice.pages.find((one) => `/${one.path}` === path);
  if (!page) throw new Error(`there is no page at ${path}`);
  const loader = await page.loader?.();
  const args = {
    api: apiOf(role),
    locale: 'id',
    params: {},
    url: new URL(path, 'http://localhost'),
    signal: new AbortController().signal,
    request: new Request(new URL(path, 'http://localhost')),
  } as unknown as LoaderArgs; // a server that answers in two ways alone
  try {
    await loader?.(args);
    return undefined;
  } catch (failure) {
    return (failure as ApiError).code;
  }
};

const everyPage = navGroupsFor().flatMap(({ items }) => items.map(({ key, to }) => ({ key, to })));

describe.each(memberRoles)('a member who works in %s [W26]', (role) => {
  const own = navGroupsFor([role]).flatMap(({ items }) => items.map(({ key }) => key));

  test.each(everyPage)(
    'opens $key where the navigation leads there, and is refused it elsewhere',
    async ({ key, to }) => {
      expect(await load(to, role)).toBe(own.includes(key) ? undefined : 403);
    },
  );
});
