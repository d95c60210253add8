import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { ProviderApp } from '../stand-ins/base/provider.ts';
import { serveOnLoopback } from '../stand-ins/base/serve-on-loopback.ts';
import { createPushDevice, type DeviceKeys, type PushDevice, verifySender } from './push-device.ts';

/** One message that a device of the demo got. */
export interface ReceivedPush {
  at: string;
  title: string;
  body: string;
  link: string;
}

export interface PushService {
  /** A new device, as a browser describes itself to a market. */
  addDevice(): Promise<{ endpoint: string } & DeviceKeys>;
  /** Newest first. */
  received(): readonly ReceivedPush[];
  close(): Promise<void>;
}

const most = { kept: 50, devices: 100 };

/** The push service of a demo, on this machine alone: it verifies who sends, and its devices decrypt what came. */
export const createPushService = (): PushService => {
  const devices = new Map<string, PushDevice>();
  let received: ReceivedPush[] = [];
  let serving: ReturnType<typeof serveOnLoopback> | undefined;

  const serve = () => {
    const app: ProviderApp = new Hono();
    app.post('/push/:id', async (c) => {
      const device = devices.get(c.req.param('id'));
      if (!device) return c.body(null, 410);
      const now = new Date();
      const { origin } = new URL(c.req.url);
      try {
        await verifySender(c.req.header('authorization') ?? '', { audience: origin, now });
        const text = device.decrypt(Buffer.from(await c.req.arrayBuffer()));
        const { title, body, link } = JSON.parse(text) as Omit<ReceivedPush, 'at'>;
        received = [{ at: now.toISOString(), title, body, link }, ...received].slice(0, most.kept);
        return c.body(null, 201);
      } catch (error) {
        return c.text(error instanceof Error ? error.message : 'refused', 403);
      }
    });
    return serveOnLoopback(app);
  };
  return {
    addDevice: async () => {
      serving ??= serve();
      const { url } = await serving;
      const id = randomBytes(12).toString('base64url');
      const device = createPushDevice();
      devices.set(id, device);
      for (const old of [...devices.keys()].slice(0, -most.devices)) devices.delete(old);
      return { endpoint: `${url}/push/${id}`, ...device.keys };
    },
    received: () => received,
    close: async () => {
      const open = await serving;
      serving = undefined;
      await open?.close();
    },
  };
};
