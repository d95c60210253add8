import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('error and hint are bound to the input, the error first [A29]', () => {
  show(<TextField label="Kode pos" error="Kode pos terdiri dari 5 angka" hint="Lihat di kartu" />);
  const input = screen.getByLabelText('Kode pos');
  expect(descriptionOf(input)).toBe('Kode pos terdiri dari 5 angka | Lihat di kartu');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not invalid', () => {
  show(<TextField label="Kode pos" />);
  const input = screen.getByLabelText('Kode pos');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('what a form library hands in reaches the input', async () => {
  const seen: string[] = [];
  const { user } = show(
    <TextField
      id="phone"
      label="Telepon"
      name="phone"
      inputMode="tel"
      autoComplete="tel-national"
      onChange={(event) => seen.push(event.target.value)}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Telepon');
  expect([input.id, input.name, input.autocomplete]).toEqual(['phone', 'phone', 'tel-national']);
  await user.type(input, '08');
  expect(seen).toEqual(['0', '08']);
});

test('a text area and a select bind their errors alike [A29]', () => {
  show(
    <>
      <TextArea label="Alamat" error="Wajib diisi" />
      <SelectField label="Kota" placeholder="Pilih kota" options={[]} error="Pilih satu" />
    </>,
  );
  expect(descriptionOf(screen.getByLabelText('Alamat'))).toBe('Wajib diisi');
  expect(descriptionOf(screen.getByLabelText('Kota'))).toBe('Pilih satu');
});

test('a select is operated by keyboard', async () => {
  const options = [
    { value: 'bdg', label: 'Bandung' },
    { value: 'slo', label: 'Solo' },
  ];
  const { user } = show(<SelectField label="Kota" placeholder="Pilih kota" options={options} />);
  await user.selectOptions(screen.getByLabelText('Kota'), 'Solo');
  expect(screen.getByLabelText<HTMLSelectElement>('Kota').value).toBe('slo');
});
