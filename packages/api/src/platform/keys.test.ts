import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pasar-keys-')), 'keys');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('the keys of a marketplace', () => {
  test('are created once, for the owner alone', () => {
    const first = openKeys(folder).derive('x');
    expect(openKeys(folder).derive('x')).toEqual(first);
    expect(readdirSync(folder)).toEqual(['market.key']);
    expect(statSync(join(folder, 'market.key')).mode & 0o777).toBe(0o600);
  });

  test('differ per purpose and per key file', () => {
    const keys = openKeys(folder);
    expect(keys.derive('a')).not.toEqual(keys.derive('b'));
    expect(keys.fingerprint('a', '123456')).not.toBe(keys.fingerprint('b', '123456'));
    expect(openKeys(`${folder}-other`).derive('a')).not.toEqual(keys.derive('a'));
  });

  test('encrypt a text that only the same purpose opens, unchanged', () => {
    const keys = openKeys(folder);
    const sealed = keys.seal('letters', 'kode 123456 – é');
    expect(sealed).not.toContain('123456');
    expect(keys.open('letters', sealed)).toBe('kode 123456 – é');
    expect(keys.seal('letters', 'sama')).not.toBe(keys.seal('letters', 'sama'));
    expect(() => keys.open('others', sealed)).toThrow();
    const [before, one, after] = [sealed.slice(0, 20), sealed[20], sealed.slice(21)];
    expect(() => keys.open('letters', `${before}${one === 'A' ? 'B' : 'A'}${after}`)).toThrow();
  });

  test('a damaged file is rejected instead of being replaced', () => {
    openKeys(folder);
    writeFileSync(join(folder, 'market.key'), 'short');
    expect(() => openKeys(folder)).toThrow('32 bytes');
  });
});
