import type { SignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** The person of the desk who acts. Throws 401 and 403. */
export const deskPerson = ({ actor }: Context): SignedIn => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.role !== 'desk') throw failure.forbidden();
  return actor;
};

/** Nobody decides about their own money, goods or account: two pairs of eyes. Throws 401 and 403. */
export const assertNotOwn = (ctx: Context, ...people: readonly (number | null)[]): void => {
  if (people.includes(deskPerson(ctx).userId)) throw failure.forbidden('desk.own-affair');
};
