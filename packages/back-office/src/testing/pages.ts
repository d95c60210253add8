import type { ReceivedRequest } from '@pasar/slice-kit/testing';

/** The pages of a list that has one. */
export const onePage = {
  ...{ current_page: 1, last_page: 1, per_page: 50, total: 1, from: 1, to: 1 },
  ...{ next: null, prev: null, first: '/', last: '/' },
};

/** What arrived at a call, in order. */
export const getBodies = (arrived: readonly Pick<ReceivedRequest, 'call' | 'body'>[], call: string) =>
  arrived.filter((request) => request.call === call).map(({ body }) => body);
