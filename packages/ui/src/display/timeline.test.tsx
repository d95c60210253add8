import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.ts';
import { Timeline } from './timeline.tsx';

test('a timeline is an ordered list with a time that machines can read', () => {
  show(
    <Timeline
      label="Perjalanan paket"
      moments={[
        { id: 'b', title: 'Tiba', at: '2026-11-22T03:00:00Z', time: '22 November 2026, 10.00 WIB' },
        {
          id: 'a',
          title: 'Dijemput',
          text: 'Kota Bandung',
          at: '2026-11-21T03:00:00Z',
          time: '21 November 2026, 10.00 WIB',
        },
      ]}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Perjalanan paket' }));
  expect(list.getAllByRole('listitem').map((one) => one.querySelector('time')?.dateTime)).toEqual([
    '2026-11-22T03:00:00Z',
    '2026-11-21T03:00:00Z',
  ]);
  expect(list.getByText('Kota Bandung')).toBeTruthy();
});
