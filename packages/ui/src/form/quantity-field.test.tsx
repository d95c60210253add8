import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { QuantityField } from './quantity-field.tsx';
import { type Range, RangeFields } from './range-fields.tsx';

const Quantity = () => {
  const [count, setCount] = useState(2);
  const texts = { less: 'Kurangi Kopi', more: 'Tambah Kopi' };
  return <QuantityField label="Jumlah Kopi" value={count} onChange={setCount} max={9} texts={texts} />;
};

const now = () => screen.getByRole('spinbutton', { name: 'Jumlah Kopi' }).getAttribute('aria-valuenow');

test('buttons, arrows and typing change the number within its limits [A21]', async () => {
  const { user } = show(<Quantity />);
  await user.click(screen.getByRole('button', { name: 'Tambah Kopi' }));
  expect(now()).toBe('3');
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(now()).toBe('1');
  await user.keyboard('{PageUp}');
  expect(now()).toBe('9');
});

test('a typed number counts when the field is left, and is brought into range', async () => {
  const { user } = show(<Quantity />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  await user.type(input, '25');
  expect(now()).toBe('2');
  await user.tab();
  expect([now(), input.value]).toEqual(['9', '9']);
});

test('an emptied field retains its number', async () => {
  const { user } = show(<Quantity />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  await user.tab();
  expect([now(), input.value]).toEqual(['2', '2']);
});

const Prices = () => {
  const [range, setRange] = useState<Range>({ min: '', max: '' });
  const dots = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return (
    <>
      <RangeFields
        label="Harga"
        value={range}
        onChange={setRange}
        texts={{ min: 'Terendah', max: 'Tertinggi' }}
        format={dots}
        error="Terbalik"
      />
      <output>{JSON.stringify(range)}</output>
    </>
  );
};

test('a price range shows dots and retains digits; its error is bound to both ends', async () => {
  const { user } = show(<Prices />);
  await user.type(screen.getByLabelText('Terendah'), '50000');
  await user.type(screen.getByLabelText('Tertinggi'), 'Rp90.000');
  expect(screen.getByLabelText<HTMLInputElement>('Terendah').value).toBe('50.000');
  expect(screen.getByRole('status').textContent).toBe('{"min":"50000","max":"90000"}');
  for (const end of ['Terendah', 'Tertinggi']) {
    expect(screen.getByLabelText(end).getAttribute('aria-invalid')).toBe('true');
  }
});
