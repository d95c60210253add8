import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('the code of an error is written, a code of a person and a password are not [S14]', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  log.warn(
    {
      err: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }),
      lookup: { code: 'EAI_AGAIN' },
      call: { code: 'UND_ERR_SOCKET' },
      recovery: { code: 'ABCDE-FGHIJ' },
      login: { code: '123456', password: 'pasar' },
    },
    'failed',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { code: 'ECONNREFUSED' },
    lookup: { code: 'EAI_AGAIN' },
    call: { code: 'UND_ERR_SOCKET' },
    recovery: { code: '[redacted]' },
    login: { code: '[redacted]', password: '[redacted]' },
  });
});
