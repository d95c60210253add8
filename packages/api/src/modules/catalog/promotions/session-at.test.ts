import { describe, expect, test } from 'vitest';
import { sessionAt } from './session-at.ts';

const at = (text: string) => new Date(text);
const noon = { starts_at: at('2026-03-01T12:00:00+07:00'), ends_at: at('2026-03-01T15:00:00+07:00') };

describe('a flash-sale session', () => {
  test('that comes once is scheduled, runs and ends', () => {
    const status = (time: string) => sessionAt({ ...noon, repeat_minutes: null }, at(time)).status;
    expect(status('2026-03-01T11:59:59.999+07:00')).toBe('scheduled');
    expect(status('2026-03-01T12:00:00+07:00')).toBe('running');
    expect(status('2026-03-01T14:59:59.999+07:00')).toBe('running');
    expect(status('2026-03-01T15:00:00+07:00')).toBe('ended');
  });

  test('that comes every day has the same hours for ever', () => {
    const session = (time: string) => sessionAt({ ...noon, repeat_minutes: 1_440 }, at(time));
    expect(session('2027-08-17T13:00:00+07:00')).toEqual({
      starts_at: at('2027-08-17T12:00:00+07:00'),
      ends_at: at('2027-08-17T15:00:00+07:00'),
      status: 'running',
    });
    expect(session('2027-08-17T15:00:00+07:00')).toEqual({
      starts_at: at('2027-08-18T12:00:00+07:00'),
      ends_at: at('2027-08-18T15:00:00+07:00'),
      status: 'scheduled',
    });
    expect(session('2026-02-01T00:00:00+07:00').starts_at).toEqual(noon.starts_at);
  });
});
