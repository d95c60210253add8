import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { Calendar } from './calendar.tsx';
import { DatePicker, type DatePickerCalendarProps } from './date-picker.tsx';

const texts = {
  open: 'Buka kalender',
  placeholder: 'hh/bb/tttt',
  invalid: 'Tulis tanggal seperti 21/11/2026',
};
const month = {
  today: '2026-11-26',
  texts: {
    previous: 'Bulan sebelumnya',
    next: 'Bulan berikutnya',
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
      ' ',
    ),
    weekdays: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu'.split(' '),
  },
};
const Month = (props: DatePickerCalendarProps) => <Calendar {...month} {...props} />;

const Start = ({ from = '' }: { from?: string }) => {
  const [day, setDay] = useState(from);
  return (
    <form aria-label="Saringan">
      <DatePicker
        label="Mulai"
        name="start"
        value={day}
        onChange={setDay}
        min="2026-11-10"
        texts={texts}
        calendar={Month}
      />
    </form>
  );
};

const input = () => screen.getByLabelText<HTMLInputElement>('Mulai');
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Saringan' })).get('start');

test('a day is typed in the order of the language and sent as an ISO day', async () => {
  const { user } = show(<Start />);
  await user.type(input(), '1/12/2026');
  expect([input().value, sent()]).toEqual(['1/12/2026', '2026-12-01']);
});

test.each(['31/02/2027', '9/11/2026'])(
  '%s, which cannot be selected, does not leave the form',
  async (text) => {
    const { user } = show(<Start />);
    await user.type(input(), text);
    expect(input().validationMessage).toBe(texts.invalid);
  },
);

test('keys walk through the calendar, Enter selects and gives the focus back', async () => {
  const { user } = show(<Start from="2026-11-30" />);
  const opener = screen.getByRole('button', { name: 'Buka kalender' });
  await user.click(opener);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Senin, 30 November 2026');
  await user.keyboard('{ArrowRight}{PageDown}{Home}{ArrowDown}{Enter}');
  expect([input().value, sent()]).toEqual(['04/01/2027', '2027-01-04']);
  expect(document.activeElement).toBe(opener);
});

test('Escape closes the calendar and changes nothing', async () => {
  const { user } = show(<Start from="2026-11-30" />);
  await user.click(screen.getByRole('button', { name: 'Buka kalender' }));
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(sent()).toBe('2026-11-30');
});

test('without scripts it is the own field of the browser', () => {
  const markup = renderToString(<Start from="2026-11-30" />);
  expect(markup).toMatch(/<input(?=[^>]*type="date")(?=[^>]*name="start")(?=[^>]*value="2026-11-30")/);
});
