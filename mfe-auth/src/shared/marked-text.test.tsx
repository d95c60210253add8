import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const text = 'Kode dikirim ke <mail>dewi@pasar.example</mail>. Baca <terms>syarat</terms> dulu.';

test('marked text is inside its elements, the rest around them', () => {
  const { container } = render(<MarkedText text={text} components={{ mail: <strong />, terms: <em /> }} />);
  expect(container.textContent).toBe('Kode dikirim ke dewi@pasar.example. Baca syarat dulu.');
  expect(container.querySelector('strong')?.textContent).toBe('dewi@pasar.example');
  expect(container.querySelector('em')?.textContent).toBe('syarat');
});

test('a mark without an element is its text, a text without marks is itself', () => {
  const { container } = render(
    <>
      <MarkedText text={text} components={{}} /> <MarkedText text="Halo" components={{}} />
    </>,
  );
  expect(container.textContent).toBe('Kode dikirim ke dewi@pasar.example. Baca syarat dulu. Halo');
});

test('what somebody typed never becomes an element', () => {
  const { container } = render(<MarkedText text="Halo <b onclick=alert(1)>" components={{ b: <b /> }} />);
  expect(container.querySelector('b')).toBeNull();
});
