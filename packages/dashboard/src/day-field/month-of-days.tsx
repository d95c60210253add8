import { monthNames } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Calendar, type DatePickerCalendarProps } from '@pasar/ui';
import { useMessages } from '../messages/use-messages.ts';
import { getToday } from '../time/local-date-time.ts';

/** The calendar of a day field, in the language of the page; its days are those of Jakarta, wherever the device is. */
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
