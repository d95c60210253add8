import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { Trans } from './trans.tsx';

const i18n = createInstance();
await i18n.init({
  lng: 'id',
  interpolation: { escapeValue: false },
  resources: {
    id: {
      translation: {
        lead: 'Kode dikirim ke <mail>{{email}}</mail>. Baca <terms>syarat</terms> dulu.',
        plain: 'Halo',
      },
    },
  },
});

test('marked text is inside its elements, the rest around them', () => {
  const components = { mail: <strong />, terms: <em /> };
  const { container } = render(
    <Trans t={i18n.t} i18nKey="lead" values={{ email: 'dewi@pasar.example' }} components={components} />,
  );
  expect(container.textContent).toBe('Kode dikirim ke dewi@pasar.example. Baca syarat dulu.');
  expect(container.querySelector('strong')?.textContent).toBe('dewi@pasar.example');
  expect(container.querySelector('em')?.textContent).toBe('syarat');
});

test('a mark without an element is its text, a text without marks is itself', () => {
  const { container } = render(
    <>
      <Trans t={i18n.t} i18nKey="lead" values={{ email: 'x' }} /> <Trans t={i18n.t} i18nKey="plain" />
    </>,
  );
  expect(container.textContent).toBe('Kode dikirim ke x. Baca syarat dulu. Halo');
});

test('what somebody typed never becomes an element', () => {
  const { container } = render(
    <Trans t={i18n.t} i18nKey="lead" values={{ email: '<b onclick=alert(1)>' }} />,
  );
  expect(container.querySelector('b')).toBeNull();
});
