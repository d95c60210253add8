import type { App } from '@pasar/api/plugin';
import type { PushService } from './push-service.ts';

/** `/dev/push`: a POST adds a phone to the demo's push service; `/dev/push.json` is what all of them got. */
export const servePush = (app: App, service: PushService): void => {
  app.post('/dev/push', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: await service.addDevice() });
  });
  app.get('/dev/push.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: 'OK', data: service.received() });
  });
};
