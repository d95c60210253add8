import * as ui from '../../index.ts';
import { type InLanguage, nothing, type States } from '../story.ts';

const months = (say: InLanguage) =>
  say(
    'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
    'January February March April May June July August September October November December',
  ).split(' ');
const dateTexts = (say: InLanguage) => ({
  day: say('Tanggal', 'Day'),
  month: say('Bulan', 'Month'),
  year: say('Tahun', 'Year'),
});
const monthOfDays = (say: InLanguage) => ({
  today: '2026-11-26',
  texts: {
    previous: say('Bulan sebelumnya', 'Previous month'),
    next: say('Bulan berikutnya', 'Next month'),
    months: months(say),
    weekdays: say(
      'Senin Selasa Rabu Kamis Jumat Sabtu Minggu',
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    ).split(' '),
  },
});
const IndonesianMonth = (props: ui.DatePickerCalendarProps) => (
  <ui.Calendar {...monthOfDays((id) => id)} {...props} />
);
const EnglishMonth = (props: ui.DatePickerCalendarProps) => (
  <ui.Calendar {...monthOfDays((_, en) => en)} {...props} />
);
const pickerTexts = (say: InLanguage) => ({
  open: say('Buka kalender', 'Open calendar'),
  placeholder: say('hh/bb/tttt', 'dd/mm/yyyy'),
  invalid: say('Tulis tanggal seperti 21/11/2026', 'Enter a date such as 21/11/2026'),
});

/** Fields and calendars for days. */
export const days = {
  Calendar: {
    rest: (say) => <ui.Calendar {...monthOfDays(say)} value="2026-11-21" onSelect={nothing} />,
    limited: (say) => (
      <ui.Calendar
        {...monthOfDays(say)}
        value={undefined}
        min="2026-11-10"
        max="2026-11-20"
        onSelect={nothing}
      />
    ),
  },
  DateField: {
    rest: (say) => (
      <ui.DateField
        label={say('Tanggal lahir', 'Birthday')}
        value={{ day: '20', month: '5', year: '1995' }}
        onChange={nothing}
        texts={dateTexts(say)}
        months={months(say)}
        error={say('Belum lengkap', 'Not complete')}
      />
    ),
    empty: (say) => (
      <ui.DateField
        label={say('Tanggal lahir', 'Birthday')}
        value={{ day: '', month: '', year: '' }}
        onChange={nothing}
        texts={dateTexts(say)}
        months={months(say)}
        hint={say('Minimal 17 tahun', 'At least 17 years')}
      />
    ),
  },
  DatePicker: {
    rest: (say) => (
      <ui.DatePicker
        label={say('Mulai', 'Start')}
        name="start"
        defaultValue="2026-11-21"
        texts={pickerTexts(say)}
        calendar={say('id', 'en') === 'id' ? IndonesianMonth : EnglishMonth}
      />
    ),
    error: (say) => (
      <ui.DatePicker
        label={say('Selesai', 'End')}
        name="end"
        defaultValue="31/02/2026"
        error={say('Tanggal ini tidak ada', 'This day does not exist')}
        texts={pickerTexts(say)}
        calendar={say('id', 'en') === 'id' ? IndonesianMonth : EnglishMonth}
      />
    ),
  },
} satisfies Record<string, States>;
