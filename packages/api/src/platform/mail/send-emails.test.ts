import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { openSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { hour, second } from '../clock.ts';
import { renderEmail } from './email.ts';
import { createMailer } from './mailer.ts';
import { sendBySmtp, sendNextEmail } from './send-emails.ts';

let market: TestServer;
let sink: SmtpSink;
beforeAll(async () => {
  market = await openTestServer();
  sink = await openSmtpSink();
});
beforeEach(async () => {
  await market.reset();
  sink.messages.length = 0;
  sink.refuse(false);
});
afterAll(async () => {
  await sink.close();
  await market.close();
});

const context = () =>
  market.context({ kind: 'visitor' }, { mail: createMailer({ delivers: true }), wakeJobs: () => {} });
const letter = renderEmail({
  locale: 'id',
  to: 'budi@example.test',
  subject: 'Kode verifikasi Pasar',
  before: ['Halo & <selamat> datang:'],
  code: '123456',
  after: ['Sekian.'],
});
const send = () => sendBySmtp(sink.url, 'Pasar <no-reply@pasar.test>');
const stored = () => market.database.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow();

describe('sending emails', () => {
  test('sends text and HTML, and drops the body afterwards', { tags: 'slow' }, async () => {
    const ctx = context();
    await ctx.mail.post(ctx, letter);
    expect(await sendNextEmail(ctx, send())).toBe(true);
    expect(await sendNextEmail(ctx, send())).toBe(false);
    expect(sink.messages).toHaveLength(1);
    const [message = ''] = sink.messages;
    expect(message).toContain('From: Pasar <no-reply@pasar.test>');
    expect(message).toContain('To: budi@example.test');
    expect(message).toContain('Subject: Kode verifikasi Pasar');
    expect(message).toContain('text/plain');
    expect(message).toContain('&lt;selamat&gt;');
    expect(await stored()).toMatchObject({ body_sealed: null, due_at: null, sent_at: ctx.clock.now() });
  });

  test('tries again while the mail server rejects, with longer waits, and then gives up', async () => {
    const ctx = context();
    sink.refuse(true);
    await ctx.mail.post(ctx, letter);
    await sendNextEmail(ctx, send());
    expect(await sendNextEmail(ctx, send())).toBe(false);
    market.clock.advance(10 * second);
    sink.refuse(false);
    expect(await sendNextEmail(ctx, send())).toBe(true);
    expect(sink.messages).toHaveLength(1);

    sink.refuse(true);
    await ctx.mail.post(ctx, { ...letter, to: 'tak-ada@example.test' });
    let tries = 0;
    while (tries < 20 && (await sendNextEmail(ctx, send()))) {
      tries++;
      market.clock.advance(hour);
    }
    expect(tries).toBe(8);
    const given = await market.database.db
      .selectFrom('emails')
      .selectAll()
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(given).toMatchObject({ body_sealed: null, due_at: null });
  });

  test('an email of a request that failed is not sent', async () => {
    const ctx = context();
    const failing = ctx.db.transaction().execute(async (db) => {
      await ctx.mail.post({ ...ctx, db }, letter);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await sendNextEmail(ctx, send())).toBe(false);
  });
});
