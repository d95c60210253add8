import { expect, test } from 'vitest';
import { withoutFolders } from './without-folders.ts';

test.for([
  [
    'There is no readable release.json in /srv/pasar/releases/.upload-1f.',
    'There is no readable release.json in .upload-1f.',
  ],
  [
    "ENOENT: no such file or directory, open '/srv/pasar/x/release.json'",
    "ENOENT: no such file or directory, open 'release.json'",
  ],
  [
    'See https://pasar.example/ops/v1/status of storefront 1.2.0.',
    'See https://pasar.example/ops/v1/status of storefront 1.2.0.',
  ],
  [
    'the bytes of client/home.js are not those of the record',
    'the bytes of client/home.js are not those of the record',
  ],
] as const)('%j is shown as %j', ([text, told]) => {
  expect(withoutFolders(text)).toBe(told);
});
