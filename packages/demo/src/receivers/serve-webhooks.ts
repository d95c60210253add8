import type { App } from '@pasar/api/plugin';
import { type ReceivedItem, receiverPage } from './receiver-page.ts';
import { receiverPolicy } from './receiver-policy.ts';

const texts = {
  id: {
    title: 'Webhook',
    lead: 'Webhook yang diterima Pasar di mode demo, yang terbaru di atas. Arahkan pemberitahuan, atau webhook sebuah toko, ke alamat halaman ini.',
    empty:
      'Belum ada webhook. Kirim uji dari /ops/alerts atau /seller/developer, lalu muat ulang halaman ini.',
  },
  en: {
    title: 'Webhooks',
    lead: 'Webhooks that Pasar received in demo mode, newest first. Point alerts, or a webhook of a store, at the address of this page.',
    empty: 'No webhooks yet. Send a test from /ops/alerts or /seller/developer, then reload this page.',
  },
};

interface Webhook {
  at: string;
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

const most = { kept: 50, body: 65_536 };

const toItem = ({ at, id, signature, body }: Webhook): ReceivedItem => ({
  at,
  title: id || '–',
  lines: [body, `webhook-signature: ${signature}`],
});

/** `/dev/webhooks`: takes any webhook and shows what came; the memory of a demo, lost with its process. */
export const serveWebhooks = (app: App): void => {
  let received: Webhook[] = [];
  app.post('/dev/webhooks', async (c) => {
    const body = (await c.req.text()).slice(0, most.body);
    const header = (name: string) => c.req.header(name)?.slice(0, 300) ?? '';
    const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header);
    received = [
      {
        at: new Date().toISOString(),
        id: id ?? '',
        timestamp: timestamp ?? '',
        signature: signature ?? '',
        body,
      },
      ...received,
    ].slice(0, most.kept);
    return c.body(null, 204);
  });
  app.get('/dev/webhooks.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: received });
  });
  app.get('/dev/webhooks', (c) => {
    const { locale } = c.var.ctx;
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', receiverPolicy);
    return c.html(receiverPage(received.map(toItem), texts[locale], locale));
  });
};
