import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';

export const earliestBirthYear = 1950;

export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

const twoDigits = (part: string) => (part === '' ? '' : part.padStart(2, '0'));

/** The parts of three form fields as `year-month-day`; parts that are missing stay missing. */
export const joinBirthDate = ({ day, month, year }: BirthDateParts): string =>
  [year.trim(), twoDigits(month.trim()), twoDigits(day.trim())].join('-');

/** The fields of a form for a `year-month-day`. */
export const splitBirthDate = (date: string): BirthDateParts => {
  const [year = '', month = '', ...day] = date.split('-').map((part) => part.trim());
  return { day: day.join('-'), month, year };
};

/** The first error of a birth date (SPEC 5), in the order completeness, day, month, year. */
export const birthDateProblem = (date: string, currentYear: number): MessageId | undefined => {
  const parts = splitBirthDate(date);
  if (!parts.day || !parts.month || !parts.year) return 'birthday.incomplete';
  const day = wholeNumber(parts.day);
  const month = wholeNumber(parts.month);
  const year = wholeNumber(parts.year);
  if (!(day >= 1 && day <= 31)) return 'birthday.day';
  if (!(month >= 1 && month <= 12)) return 'birthday.month';
  if (!(year >= earliestBirthYear && year <= currentYear)) return 'birthday.year';
  if (day > daysIn(month, year)) return 'birthday.day';
  return undefined;
};

const wholeNumber = (part: string) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN);

const daysIn = (month: number, year: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The year in Jakarta; on New Year's Eve it is ahead of most servers. */
const yearInJakarta = () => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

/** A birth date as `YYYY-MM-DD`: a day that exists, from 1950 to the current year (SPEC 5). */
export const birthDate = (currentYear: () => number = yearInJakarta) =>
  v.pipe(
    v.string(messageId('birthday.incomplete')),
    v.transform((date) => joinBirthDate(splitBirthDate(date))),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && birthDateProblem(dataset.value, currentYear());
      if (problem) addIssue({ message: problem });
    }),
  );

export const BirthDate = birthDate();
