import { type App, type Platform, readMailbox, systemContext } from '@pasar/api/plugin';
import type { PushService } from '../push/push-service.ts';
import { receiverPolicy } from '../receivers/receiver-policy.ts';
import { mailboxPage } from './mailbox-page.ts';

/**
 * `/dev/mailbox` and `/dev/mailbox.json?to=`: the emails that this server wrote, and what phones of the demo got. Demo
 * mode only.
 */
export const serveMailbox = (app: App, platform: Platform, push: Pick<PushService, 'received'>): void => {
  const ctx = systemContext(platform);
  app.get('/dev/mailbox.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: await readMailbox(ctx, c.req.query('to')) });
  });
  app.get('/dev/mailbox', async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', receiverPolicy);
    const to = c.req.query('to');
    const { locale } = c.var.ctx;
    return c.html(mailboxPage(await readMailbox(ctx, to), to ? [] : push.received(), locale));
  });
};
