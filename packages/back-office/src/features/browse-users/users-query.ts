import { dayField, defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const userStates = ['all', 'active', 'suspended'] as const;

/** `open` is the number of the account beside the list. */
export const { read: readUsersQuery, toPath: usersPath } = defineListQuery(
  (query) => linkTo('back-office.users', query),
  {
    status: enumField(userStates, 'all'),
    search: searchField,
    date_start: dayField,
    date_end: dayField,
    open: searchField,
  },
);
export type UsersQuery = ReturnType<typeof readUsersQuery>;
