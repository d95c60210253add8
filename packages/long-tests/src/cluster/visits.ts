import type { Wanted } from '@pasar/gateway/testing';

/** A page, a read and a write in turn, as people without an account make them. */
export const visits = (nth: number): Wanted =>
  [
    { name: 'a page', path: `/?nth=${nth}`, holds: /made by 1\.0\.0/, lateHolds: /"mode":"(frame|csr)"/ },
    { name: 'a read', path: '/api/products/list', holds: /"code":200/ },
    {
      name: 'a write',
      path: '/api/auth/forget',
      body: { email: `orang${nth}@example.test` },
      holds: /"code":200/,
    },
  ][nth % 3] as Wanted;
