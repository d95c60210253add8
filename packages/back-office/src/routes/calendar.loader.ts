import { adminPromoEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readCalendarQuery } from '../features/calendar/calendar-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const calendarLoader = staffLoader(
  adminPromoEndpoints.calendar.staff,
  async ({ api, signal, url }) => {
    const query = readCalendarQuery(url.searchParams);
    const month = query.month ? { month: query.month } : {};
    const list = await toSectionResult(api.call(adminPromoEndpoints.calendar, { query: month }, { signal }));
    return { query, list };
  },
);
