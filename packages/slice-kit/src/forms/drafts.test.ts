import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from './drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what was typed is read again by its name, and only texts [A34]', () => {
  drafts.keep('setup.sri', { fullname: 'Sri' });
  expect(drafts.read('setup.sri')).toEqual({ fullname: 'Sri' });
  expect(drafts.read('setup.budi')).toEqual({});
  localStorage.setItem('pasar.draft.odd', '{"a":1,"b":"two"}');
  expect(drafts.read('odd')).toEqual({ b: 'two' });
  localStorage.setItem('pasar.draft.odd', 'not json');
  expect(drafts.read('odd')).toEqual({});
});

test('removing deletes one draft, clearing deletes all drafts and nothing else', () => {
  localStorage.setItem('pasar.user', 'stays');
  for (const name of ['one', 'two', 'three']) drafts.keep(name, { a: name });
  drafts.drop('one');
  expect(drafts.read('one')).toEqual({});
  drafts.forgetAll();
  expect(Object.keys(localStorage)).toEqual(['pasar.user']);
});

test('a closed storage is no reason to fail', () => {
  vi.stubGlobal('localStorage', undefined);
  drafts.keep('one', { a: '1' });
  drafts.drop('one');
  drafts.forgetAll();
  expect(drafts.read('one')).toEqual({});
});
