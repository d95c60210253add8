import { monthNames } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Calendar, type DatePickerCalendarProps } from '@pasar/ui';
import { useMessages } from '../messages/use-messages.ts';
import { toLocalDateTime } from '../time/local-date-time.ts';

/** Lists are filtered by days of Jakarta, wherever the device is. */
const getToday = () => toLocalDateTime(new Date().toISOString()).slice(0, 10);

/** The calendar of a day field, in the language of the page. */
export const MonthOfDays = (props: DatePickerCalendarProps) => {
  const { day } = useMessages();
  const { previous, next, weekdays } = day;
  return (
    <Calendar
      {...props}
      today={getToday()}
      texts={{ previous, next, weekdays, months: monthNames[useLocale()] }}
    />
  );
};
