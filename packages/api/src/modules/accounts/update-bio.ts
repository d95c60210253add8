import type { Bio } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { bioOf } from './read-bio.ts';

/** Saves the bio of whoever asks; the e-mail is changed elsewhere, with the password. Throws 401. */
export const updateBio = async ({ ctx, input }: Verb<Omit<Bio, 'email'>>): Promise<Bio> => {
  if (ctx.actor.kind !== 'user') throw failure.unauthorized();
  const { fullname, birthday, gender, phone } = input;
  const saved = await ctx.db
    .updateTable('users')
    .set({ fullname, birthday, gender, phone })
    .where('id', '=', ctx.actor.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return bioOf(saved);
};
