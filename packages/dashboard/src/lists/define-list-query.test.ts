import { expect, test } from 'vitest';
import { dayField } from '../list-filter/read-dates.ts';
import { defineListQuery, enumField, searchField } from './define-list-query.ts';

const { read, toPath } = defineListQuery((query) => JSON.stringify(query), {
  status: enumField(['all', 'new'], 'all'),
  kind: enumField(['kaos', 'sarung'], undefined),
  search: searchField,
  date_start: dayField,
});
const none = { status: 'all', kind: undefined, search: '', date_start: undefined, page: 1 };

test('an address is read as far as it makes sense', () => {
  expect(
    read(new URLSearchParams('status=new&kind=kaos&search=%20batik%20&date_start=2026-11-21&page=3')),
  ).toEqual({
    status: 'new',
    kind: 'kaos',
    search: 'batik',
    date_start: '2026-11-21',
    page: 3,
  });
  expect(read(new URLSearchParams('status=old&kind=x&date_start=21-11-2026&page=0'))).toEqual(none);
});

test('an address leaves defaults out', () => {
  expect(toPath(none as ReturnType<typeof read>)).toBe('{}');
  expect(toPath({ status: 'new', page: 2 })).toBe('{"status":"new","page":2}');
});
