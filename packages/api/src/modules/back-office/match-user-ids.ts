import { type RawBuilder, sql } from 'kysely';

/** The text by which a user is found, as the index holds it. */
export const userSearchText = (users: RawBuilder<unknown>): RawBuilder<string> => sql`
  lower(${users}.email || ' ' || coalesce(${users}.username, '') || ' ' || coalesce(${users}.fullname, '') || ' '
    || coalesce(${users}.phone, ''))`;

/** A pattern that matches what contains the typed text literally, in lowercase. */
export const containing = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The ids of users whose name, address, phone or store contains the typed text; each half has its index. */
export const matchUserIds = (typed: string): RawBuilder<number> => sql`
  select u.id from users u where ${userSearchText(sql`u`)} like ${containing(typed)}
  union select m.user_id from merchants m where lower(m.merchant_name) like ${containing(typed)}`;
