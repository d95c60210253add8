import { expect, test } from 'vitest';
import { formatBuildError } from './format-build-error.ts';

test('a failed build reports the sources alone, each file that it names', () => {
  const said = [
    'storefront:',
    '  ERROR in ./src/a.tsx',
    '  Module build failed (from ../node_modules/swc-loader/src/index.js):',
    '  Error:   \u001b[31mx\u001b[0m Expression expected',
    '   26 | <p><<<',
    '',
    '',
    '  Caused by:',
    '      Syntax Error',
    '  Stack backtrace:',
    '     0: <unknown>',
    '  ERROR in ./src/b.tsx',
    "  Can't resolve './gone.ts'",
  ].join('\n');
  expect(formatBuildError(said)).toBe(
    [
      'storefront:',
      '  ERROR in ./src/a.tsx',
      '  Error:   x Expression expected',
      '   26 | <p><<<',
      '',
      '  ERROR in ./src/b.tsx',
      "  Can't resolve './gone.ts'",
    ].join('\n'),
  );
});
