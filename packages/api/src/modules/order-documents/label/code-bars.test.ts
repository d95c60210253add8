import { expect, test } from 'vitest';
import { codeBars } from './code-bars.ts';

/** Start B, the ten digits, capitals from A, code C, stop: bar and gap widths from ISO/IEC 15417, table 1. */
const patterns: Record<string, string> = {
  startB: '211214',
  J: '112133',
  N: '113321',
  E: '132113',
  codeC: '113141',
  '01': '222122',
  '23': '312131',
  stop: '2331112',
};

test('an airway bill becomes Code 128: letters in set B, pairs of digits in set C, check character, stop', async () => {
  // 104 + 1·42 (J) + 2·46 (N) + 3·37 (E) + 4·99 (C) + 5·1 + 6·23 = 888; 888 mod 103 = 64.
  const check = '111422';
  const wanted = ['startB', 'J', 'N', 'E', 'codeC', '01', '23']
    .map((sign) => patterns[sign])
    .concat(check, patterns.stop ?? '');
  expect((await codeBars('JNE0123')).join('')).toBe(wanted.join(''));
});
