import { expect, test } from 'vitest';
import * as standIns from '../stand-ins/index.ts';
import { checkProvider } from './check-provider.ts';

const keys = { key: 'biteship_test.check', webhookSecret: 'secret' };

test('the contract runs with the keys of the environment, and names what is broken', async () => {
  const biteship = await standIns.openStandIn(standIns.createBiteship(keys));
  const env = { PASAR_BITESHIP_KEY: keys.key, PASAR_BITESHIP_URL: biteship.url };
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  expect(await checkProvider('biteship', env, report)).toBe(true);
  expect(lines.every((line) => line.startsWith('ok   '))).toBe(true);
  await biteship.control('faults', { on: 'call', fault: 'error', call: 'POST /v1/rates' });
  expect(await checkProvider('biteship', env, report)).toBe(false);
  expect(lines.join('\n')).toContain('FAIL quotes');
  await biteship.close();
});

test.each([
  ['nobody', {}, 'Which provider? One of biteship, xendit-payouts.'],
  ['biteship', {}, 'Set PASAR_BITESHIP_KEY to the key of a sandbox.'],
  ['xendit-payouts', { PASAR_XENDIT_SECRET_KEY: 'xnd_production_x' }, 'must be a sandbox key'],
])('%s with %o is refused', async (name, env, sentence) => {
  await expect(checkProvider(name, env, () => {})).rejects.toThrow(sentence);
});
