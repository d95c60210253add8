import type { PrivacyState } from '@pasar/contract';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderLayout } from '../../testing/render-layout.tsx';
import { dewi } from '../../testing/users.ts';
import { ConsentPrompt } from './consent-prompt.tsx';

const since = '2027-01-01T00:00:00+07:00';
const terms = { kind: 'terms', version: 2, since, path: '/terms-condition' } as const;
const privacy = { kind: 'privacy', version: 3, since, path: '/privacy' } as const;
const agreement = { version: 2, given_at: since };
const state: PrivacyState = {
  export: { state: 'none', requested_at: null, expires_at: null, bytes: null, next_at: null },
  deletion: { due_at: null, remaining: [] },
  consents: { terms: agreement, privacy: agreement, promo: { given_at: null } },
};
const agree = 'POST /privacy/consents';

test.each([
  ['/', 'Baca', 'Setuju'],
  ['/en', 'Read it', 'I agree'],
] as const)('a new version of the terms is asked for until one agrees (%s) [W66]', async (at, read, yes) => {
  const { container, arrived, kit } = await renderLayout(<ConsentPrompt />, {
    at,
    user: { ...dewi, consents_due: [terms, privacy] },
    replies: { [agree]: { code: 200, message: 'Persetujuanmu sudah dicatat', data: state } },
  });
  const link = await screen.findByRole('link', { name: read });
  expect(link.getAttribute('href')).toMatch(/terms-condition$/);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: yes }));
  await waitFor(() => expect(kit.session.getState().user?.consents_due).toEqual([privacy]));
  expect(arrived.find(({ call }) => call === agree)?.body).toEqual({ kind: 'terms', version: 2 });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: read }).getAttribute('href')).toMatch(/privacy$/),
  );
});

test('nobody else is asked [W66]', async () => {
  const { container } = await renderLayout(<ConsentPrompt />, { user: dewi });
  expect(container.querySelector('section')).toBeNull();
});
