import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { ratna, storedRatna } from '../testing/people.ts';

const shop = 'POST /auth/information/shop';
const shopper = { code: 200, data: { user: { ...ratna, registered_as: 'buyer' }, registration_step: 1 } };

describe('/auth/setup', () => {
  test.each([
    ['id', 'Mulai belanja', 'Isi data diri', '/account/bio', '/'],
    ['en', 'Start shopping', 'Fill in my data', '/en/account/bio', '/en'],
  ] as const)('[AUTH-25] opens the shop with one press (%s)', async (locale, name, bio, bioPath, home) => {
    const page = await openPage(slice, '/auth/setup', { [shop]: shopper }, { locale, user: storedRatna });
    expect(screen.getByText('ratna@example.test')).toBeTruthy();
    expect(screen.getByRole('link', { name: bio }).getAttribute('href')).toBe(bioPath);
    await expectAccessible(page.container);
    await page.person.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(page.at()).toBe(home));
    expect(page.kit.session.getState().user?.registered_as).toBe('buyer');
  });

  test('leads on to where the person came from', async () => {
    const page = await openPage(
      slice,
      '/auth/setup?next=%2Fcart',
      { [shop]: shopper },
      { user: storedRatna },
    );
    await page.person.click(screen.getByRole('button', { name: 'Mulai belanja' }));
    await waitFor(() => expect(page.at()).toBe('/cart'));
  });

  test.each([
    ['id', '/login?next=%2Fauth%2Fsetup'],
    ['en', '/en/login?next=%2Fauth%2Fsetup'],
  ] as const)('[AUTH-20] sends a visitor to the login and back (%s)', async (locale, path) => {
    const page = await openPage(slice, '/auth/setup', {}, { locale });
    expect(page.at()).toBe(path);
  });
});

describe('/terms-condition', () => {
  test.each([
    ['id', 'Syarat dan Ketentuan', 'Berlaku sejak 21 November 2026'],
    ['en', 'Terms and Conditions', 'In force since 21 November 2026'],
  ] as const)('[AUTH-19] can be read (%s)', async (locale, title, since) => {
    const { container } = await openPage(slice, '/terms-condition', {}, { locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(since)).toBeTruthy();
    await expectAccessible(container);
  });
});
