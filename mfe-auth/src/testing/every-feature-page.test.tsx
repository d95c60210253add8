import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { EveryFeaturePage } from './every-feature-page.tsx';

test('what needs no browser works on the packages as they are installed [F1]', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <EveryFeaturePage />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'measure' }));
  expect(document.querySelector('every-meter')?.textContent).toBe('40 W');
  expect(screen.getByText('A member has 2 parcels')).toBeInstanceOf(HTMLElement);
});
