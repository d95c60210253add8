import { sql } from 'kysely';
import { later, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { postGuarded } from '../../../platform/guarded-fetch/guarded-post.ts';
import { vapidKeys } from './vapid.ts';

const attempts = 5;
/** Longer than a request lasts: no other process takes the message meanwhile. */
const claim = minute;
const waitAfter = (tries: number) => 4 ** tries * 15 * second;
/** How long a push service keeps a message for a device that is off. */
const keptFor = (24 * 60 * minute) / second;

const takeDue = (ctx: Context) =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('push_messages')
      .selectAll()
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    await db
      .updateTable('push_messages')
      .set({ due_at: later(clock, claim), tries: due.tries + 1 })
      .where('id', '=', due.id)
      .execute();
    return due;
  });
type Due = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** The device, while its session lasts and nobody has read the news meanwhile. */
const findDevice = ({ db, clock }: Context, { subscription_id, notification_id }: Due) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .leftJoin('notifications as n', (join) => join.on('n.id', '=', sql<number>`${notification_id}::bigint`))
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.id', '=', subscription_id)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', clock.now())
    .where('n.read_at', 'is', null)
    .executeTakeFirst();
type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

const post = async (ctx: Context, { endpoint, p256dh, auth }: Device, { payload, id }: Due) => {
  // Loaded with the first message: most servers start without one.
  const { default: webPush } = await import('web-push');
  const subject = ctx.publicUrl.startsWith('https:') ? ctx.publicUrl : 'mailto:tim@pasar.example';
  const tag = String(payload.tag ?? id);
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...payload, tag }),
    { vapidDetails: { subject, ...vapidKeys(ctx) }, TTL: keptFor },
  );
  const headers = Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
  return postGuarded(endpoint, { headers, body: request.body ?? Buffer.alloc(0) }, { mode: ctx.mode });
};

/** Whether the push service took it, knows no such device any more, refuses it for good, or may take it later. */
const judge = (status: number): 'taken' | 'gone' | 'refused' | 'later' => {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

/**
 * Sends the oldest due push message, outside of any transaction. A process that is killed before it notes the answer
 * leaves it to be sent again under the same tag, so that each arrives at least once (people W85).
 */
export const sendNextPush = async (ctx: Context): Promise<boolean> => {
  const due = await takeDue(ctx);
  if (!due) return false;
  const device = await findDevice(ctx, due);
  const drop = () => ctx.db.deleteFrom('push_messages').where('id', '=', due.id).execute();
  if (!device) {
    await drop();
    return true;
  }
  let result: ReturnType<typeof judge> = 'later';
  try {
    const { status } = await post(ctx, device, due);
    result = judge(status);
    if (result === 'refused') ctx.log.warn({ status, push: due.id }, 'a push service refused a message');
  } catch (error) {
    ctx.log.warn({ err: error, push: due.id }, 'a push message could not be sent');
  }
  const tries = due.tries + 1;
  if (result === 'gone') {
    // Its messages go with it.
    await ctx.db.deleteFrom('push_subscriptions').where('id', '=', device.id).execute();
  } else if (result === 'later' && tries < attempts) {
    await ctx.db
      .updateTable('push_messages')
      .set({ due_at: later(ctx.clock, waitAfter(tries)) })
      .where('id', '=', due.id)
      .execute();
  } else await drop();
  return true;
};
