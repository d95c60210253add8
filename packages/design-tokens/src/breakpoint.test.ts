import { expect, test } from 'vitest';
import { breakpoint, media } from './breakpoint.ts';

test('the desktop is all that is no phone, so that no width is neither [A5]', () => {
  const phone = media.phone.replace('@media ', '');
  expect(phone).toBe(`(max-width: ${breakpoint.phoneMax}px)`);
  expect(media.desktop).toBe(`@media not all and ${phone}`);
});
