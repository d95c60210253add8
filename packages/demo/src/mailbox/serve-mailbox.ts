import { type App, type Platform, readMailbox, systemContext } from '@pasar/api/plugin';
import { receiverPolicy } from '../receivers/receiver-policy.ts';
import { mailboxPage } from './mailbox-page.ts';

/** `/dev/mailbox` and `/dev/mailbox.json?to=`: the emails that this server wrote. Demo mode only. */
export const serveMailbox = (app: App, platform: Platform): void => {
  const ctx = systemContext(platform);
  app.get('/dev/mailbox.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: await readMailbox(ctx, c.req.query('to')) });
  });
  app.get('/dev/mailbox', async (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', receiverPolicy);
    return c.html(mailboxPage(await readMailbox(ctx, c.req.query('to')), c.var.ctx.locale));
  });
};
