import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fixture-release.ts';
import { openAccess } from './index.ts';
import { mayDo, roleOf } from './role.ts';

const now = new Date('2026-11-21T00:00:00Z');
const fresh = () => {
  const folder = freshFolder();
  return { folder, access: openAccess(folder), file: join(folder, 'access/keys.json') };
};
const ci = { role: 'team:seller', name: 'seller-ci', by: 'sari', now } as const;

test('a key is visible once; what is stored opens nothing [S21]', async () => {
  const { access, file } = fresh();
  const { key, entry } = await access.ring.create(ci);
  expect(key).toMatch(/^pasar_[0-9a-f]{8}_[\w-]{43}$/);
  const kept = readFileSync(file, 'utf8');
  expect(kept).not.toContain(key.slice(-43));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(access.ring.find(key)).toEqual(entry);
  expect(access.ring.find(`pasar_${entry.id}_${entry.hash.slice(0, 43)}`)).toBeUndefined();
  for (const other of ['', 'x', `${key}x`, key.slice(0, -1), key.replace(/.$/, '_')])
    expect(other === key ? undefined : access.ring.find(other)).toBeUndefined();
});

test('a revoked key is rejected at once, in every process, and so is its session [S21]', async () => {
  const { folder, access } = fresh();
  const { key, entry } = await access.ring.create(ci);
  const ticket = access.sessions.open(entry, now);
  const other = openAccess(folder);
  expect(other.sessions.find(ticket, now)?.name).toBe('seller-ci');
  await access.ring.revoke('seller-ci', now);
  expect(other.ring.find(key)).toBeUndefined();
  expect(other.sessions.find(ticket, now)).toBeUndefined();
  await expect(access.ring.revoke('seller-ci', now)).rejects.toThrow("There is no key 'seller-ci' in use.");
  expect((await access.ring.create(ci)).entry.name).toBe('seller-ci');
});

test('a session ends after a working day, and no byte of its token may change', async () => {
  const { access } = fresh();
  const { entry } = await access.ring.create(ci);
  const ticket = access.sessions.open(entry, now);
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(access.sessions.find(ticket, later(7.9))).toBeDefined();
  expect(access.sessions.find(ticket, later(8.1))).toBeUndefined();
  const [id, until = '', mark] = ticket.split('.');
  for (const forged of [
    `${id}.${Number(until) + 9_999}.${mark}`,
    `ffffffff.${until}.${mark}`,
    `${id}.${until}.`,
    '',
  ])
    expect(access.sessions.find(forged, now)).toBeUndefined();
});

test('names are for the log, and one key has one name', async () => {
  const { access } = fresh();
  await access.ring.create(ci);
  await expect(access.ring.create(ci)).rejects.toThrow('There is a key named seller-ci already');
  await expect(access.ring.create({ ...ci, name: 'pasar start' })).rejects.toThrow('letters, digits');
});

test('a team ships its own app, the guard takes back, operations do all [S21]', () => {
  for (const wrong of ['team:', 'team:Shop', 'team:a/b', 'team:seller ', 'teams:seller'])
    expect(roleOf(wrong)).toBeUndefined();
  expect(roleOf('team:help')).toBe('team:help');
  const table = [
    ['team:seller', 'promote', 'seller', true],
    ['team:seller', 'canary', 'seller', true],
    ['team:seller', 'rollback', 'seller', true],
    ['team:seller', 'promote', 'storefront', false],
    ['team:seller', 'disable', 'seller', false],
    ['team:seller', 'enable', 'seller', false],
    ['team:seller', 'force', 'seller', false],
    ['team:seller', 'gc', undefined, false],
    ['guard', 'rollback', 'storefront', true],
    ['guard', 'promote', 'storefront', false],
    ['guard', 'enable', 'storefront', false],
    ['guard', 'look', undefined, true],
    ['ops', 'disable', 'seller', true],
    ['ops', 'force', 'seller', true],
    ['team:help', 'publish', 'help', true],
    ['team:help', 'promote', 'help', true],
    ['team:help', 'promote', 'help-2', false],
    ['team:help', 'slice', 'help', false],
    ['team:help', 'slice', undefined, false],
    ['team:help', 'disable', 'help', false],
    ['guard', 'slice', undefined, false],
    ['ops', 'slice', undefined, true],
  ] as const;
  for (const [role, ask, app, may] of table)
    expect([role, ask, app, mayDo(role, ask, app)]).toEqual([role, ask, app, may]);
});

test('where operations approve, a team publishes and takes back, and decides nothing else [S21]', () => {
  const may = (['publish', 'check', 'promote', 'canary', 'rollback', 'pause'] as const).filter((ask) =>
    mayDo('team:help', ask, 'help', 'ops'),
  );
  expect(may).toEqual(['publish', 'check', 'rollback', 'pause']);
  expect(mayDo('ops', 'promote', 'help', 'ops')).toBe(true);
});

test('the audit holds one line per call, whatever is written into it [S39]', () => {
  const { access } = fresh();
  const entry = {
    at: '',
    who: '-',
    role: '-',
    from: '::1',
    call: 'x',
    why: 'a\r\n{"who":"root"}\u2028',
    code: 403,
    said: 'no',
  };
  access.audit.write(entry);
  access.audit.write({ ...entry, who: 'sari' });
  expect(access.audit.latest(10)).toEqual([{ ...entry, who: 'sari' }, entry]);
});
