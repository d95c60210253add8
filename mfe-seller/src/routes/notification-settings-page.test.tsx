import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { summary } from '../testing/summary.ts';

const path = '/merchant/dashboard/notification/preferences';
const list = (mail: 'now' | 'off') => ({
  code: 200,
  data: [{ kind: 'deadline', mail, mails: ['now', 'off'], push: true }],
});

test('a store switches its reminders by email off', async () => {
  const { person, container, arrived } = await openPage(
    slice,
    '/seller/notifications/settings',
    {
      [`GET ${path}`]: list('now'),
      [`POST ${path}`]: list('off'),
      'GET /merchant/dashboard': { code: 200, data: summary },
      'GET /merchant/dashboard/notification/new': { code: 200, data: { new_notification: 0 } },
    },
    { user: budi },
  );
  const mails = within(screen.getByRole('region', { name: 'E-mail yang kamu terima' }));
  const control = mails.getByRole<HTMLInputElement>('switch', { name: /12 dan 3 jam sebelum pesanan/ });
  await person.click(control);
  await waitFor(() => expect(control.checked).toBe(false));
  expect(arrived.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    kind: 'deadline',
    mail: 'off',
  });
  await expectAccessible(container);
});
