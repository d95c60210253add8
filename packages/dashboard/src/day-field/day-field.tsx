import { lazyComponent } from '@pasar/slice-kit';
import { DatePicker, type DatePickerProps } from '@pasar/ui';
import { useMessages } from '../messages/use-messages.ts';

/** Few readers open it, so its code comes when they do. */
const LazyMonth = lazyComponent(() =>
  import(/* webpackChunkName: "month-of-days" */ './month-of-days.tsx').then((m) => m.MonthOfDays),
);

type DayFieldProps = Omit<DatePickerProps, 'texts' | 'calendar'>;

/** A day in the language of the page; forms and calls have it as `2026-11-21`. */
export const DayField = (props: DayFieldProps) => {
  const { day } = useMessages();
  const { open, placeholder, invalid } = day;
  return <DatePicker {...props} texts={{ open, placeholder, invalid }} calendar={LazyMonth} />;
};
