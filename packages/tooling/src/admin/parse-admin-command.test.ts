import { describe, expect, test } from 'vitest';
import { parseAdminCommand, parseRupiah, parseSince } from './parse-admin-command.ts';

const parse = (line: string) => parseAdminCommand(line.split(' ').filter(Boolean));

describe('the arguments of npm run admin', () => {
  test.each([
    ['', 'help', []],
    ['approve siti@example.test --help', 'help', ['siti@example.test']],
    ['approve siti@example.test', 'approve', ['siti@example.test']],
    ['reject 7 file_ktp=Buram bank=Salah', 'reject', ['7', 'file_ktp=Buram', 'bank=Salah']],
    ['rule synonym gawai hp --reason Baru', 'rule', ['synonym', 'gawai', 'hp']],
    ['rule-off category baju', 'rule-off', ['category', 'baju']],
    ['adjust budi@example.test -5.000 --reason Salah', 'adjust', ['budi@example.test', '-5.000']],
    ['adjust budi@example.test -5000 --reason Salah --seller', 'adjust', ['budi@example.test', '-5000']],
  ])('%j', (line, verb, words) => {
    expect(parse(line)).toMatchObject({ verb, words });
  });

  test('filters carry the names of the call', () => {
    expect(parse('withdrawals --status paid --search budi --page 2').query).toEqual({
      status: 'paid',
      search: 'budi',
      page: '2',
    });
    expect(parse('audit --search rani --action user.suspend').query).toEqual({
      actor: 'rani',
      action: 'user.suspend',
    });
  });

  test.each([
    ['dance', "There is no verb 'dance'."],
    ['approve', 'approve needs a store.'],
    ['rule synonym', 'rule needs a phrase.'],
    ['approve 1 2', "approve makes nothing of '2'."],
    ['reject 7', 'reject needs a field with its reason.'],
    ['suspend 7', 'suspend needs --reason: whoever it concerns reads it.'],
    ['decide 7 --refund ten --reason x', "'ten' is no amount of rupiah."],
    ['stores --password x', "Unknown option '--password'."],
    ['events --since yesterday', "--since takes 24h, 7d or a day like 2026-11-01, not 'yesterday'."],
  ])('%j is not understood, in one sentence', (line, sentence) => {
    expect(() => parse(line)).toThrow(sentence);
  });
});

test.each([
  ['5000', 5_000],
  ['Rp1.250.000', 1_250_000],
  ['-1.000', -1_000],
])('%s are %d rupiah', (text, amount) => {
  expect(parseRupiah(text)).toBe(amount);
});

test.each(['1.5', '1,5', '', 'Rp', '1e3'])('%j are no rupiah', (text) => {
  expect(() => parseRupiah(text)).toThrow('no amount of rupiah');
});

test.each([
  ['24h', '2026-11-22T05:00:00.000Z'],
  ['7d', '2026-11-16T05:00:00.000Z'],
  ['2026-11-01', '2026-10-31T17:00:00.000Z'],
])('since %s is since %s [S39]', (text, moment) => {
  expect(parseSince(text, new Date('2026-11-23T05:00:00Z'))).toBe(moment);
});
