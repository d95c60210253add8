import { toNetwork } from '@pasar/contract';
import type { Context } from '../context.ts';
import { oneLine } from '../one-line.ts';
import { isRejection, type SecurityEventName } from './security-event-name.ts';

type Details = Record<string, string | number | boolean | null>;
/** `account`: whose account it is about. */
type About = Details & { account?: number | null };

const longest = 200;

/** Input of a caller must not end a line, control a terminal or be unstorable for the database. */
const harmless = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(value).slice(0, longest).toWellFormed() : value,
    ]),
  );

/**
 * Records who did what from where: a row of `security_events` within a second, whatever the log level, and a line of
 * the log. A rejection counts at once, though its transaction is rolled back; anything else when its transaction is
 * committed. Details never hold secrets or addresses of unknown users.
 */
export const securityEvent = (ctx: Context, event: SecurityEventName, about: About = {}): void => {
  const { actor, ip, log, clock, securityEvents } = ctx;
  const { account = null, ...rest } = about;
  const details = harmless(rest);
  const user = actor.kind === 'user' ? actor.userId : undefined;
  const record = () => {
    log.info({ security: event, user, ip, ...(account === null ? {} : { account }), ...details }, 'security');
    securityEvents.add({
      at: clock.now(),
      event,
      actor_id: user ?? null,
      account_id: account ?? user ?? null,
      network: oneLine(toNetwork(ip)),
      details,
    });
  };
  if (isRejection(event)) record();
  else ctx.afterCommit(record);
};
