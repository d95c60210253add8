import { type RawBuilder, sql } from 'kysely';

/** What a person is found by, as the index holds it. */
export const userSearchText = (users: RawBuilder<unknown>): RawBuilder<string> => sql`
  lower(${users}.email || ' ' || coalesce(${users}.username, '') || ' ' || coalesce(${users}.fullname, '') || ' '
    || coalesce(${users}.phone, ''))`;

/** A pattern that finds what contains the typed text, in small letters and to the letter. */
export const containing = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The ids of people whose name, address, phone or store contains what was typed; each half has its index. */
export const matchUserIds = (typed: string): RawBuilder<number> => sql`
  select u.id from users u where ${userSearchText(sql`u`)} like ${containing(typed)}
  union select m.user_id from merchants m where lower(m.merchant_name) like ${containing(typed)}`;
