import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { DateField, type DateParts } from './date-field.tsx';

const months = Array.from({ length: 12 }, (_, index) => `Bulan ${index + 1}`);

const Birthday = ({ error }: { error?: string }) => {
  const [date, setDate] = useState<DateParts>({ day: '20', month: '5', year: '1995' });
  return (
    <>
      <DateField
        label="Tanggal lahir"
        value={date}
        onChange={setDate}
        texts={{ day: 'Tanggal', month: 'Bulan', year: 'Tahun' }}
        months={months}
        autoComplete="bday"
        name="birthday"
        {...(error && { error })}
      />
      <output>{`${date.year}-${date.month}-${date.day}`}</output>
    </>
  );
};

test('day and month are selected, the year is typed, and retains non-digits for its validation [A26]', async () => {
  const { user } = show(<Birthday />);
  await user.selectOptions(screen.getByLabelText('Tanggal'), '7');
  await user.selectOptions(screen.getByLabelText('Bulan'), 'Bulan 12');
  await user.clear(screen.getByLabelText('Tahun'));
  await user.type(screen.getByLabelText('Tahun'), '19a-67');
  expect(screen.getByRole('status').textContent).toBe('19a67-12-7');
});

test('the three parts are in one named group and share the error [A26] [A29]', () => {
  show(<Birthday error="Tanggal lahir belum lengkap" />);
  expect(screen.getByRole('group', { name: 'Tanggal lahir' })).toBeTruthy();
  for (const part of ['Tanggal', 'Bulan', 'Tahun']) {
    const described = screen.getByLabelText(part).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Tanggal lahir belum lengkap');
  }
});

test('the browser knows which part of the birthday is which [A30]', () => {
  show(<Birthday />);
  const year = screen.getByLabelText<HTMLInputElement>('Tahun');
  expect([year.name, year.getAttribute('autocomplete')]).toEqual(['birthday_year', 'bday-year']);
});
