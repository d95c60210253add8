import { pushEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** `none`: this browser has no push, or the market serves it no worker. */
type DeviceState = 'unknown' | 'none' | 'denied' | 'off' | 'on';

/** On a first visit the worker is registered once the page is idle. */
const patience = 10_000;

/** The worker of this site; undefined where there is none or the browser has no push. */
const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !('PushManager' in globalThis) || !('Notification' in globalThis)) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return (await serviceWorker.getRegistration()) ?? Promise.race([serviceWorker.ready, late]);
};

const readState = async (): Promise<DeviceState> => {
  const worker = await findWorker();
  if (!worker) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
};

/** Whether this device gets push, and its way there: permission is asked for by `enable` alone (people W16). */
export const usePushDevice = () => {
  const api = useApi();
  const report = useReportError();
  const [state, setState] = useState<DeviceState>('unknown');
  const send = async (subscription: PushSubscription) => {
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await api.call(pushEndpoints.subscribe, { body: { endpoint: endpoint ?? '', p256dh, auth } });
  };
  const start = useEffectEvent(async () => {
    try {
      const found = await readState();
      setState(found);
      // Another session of this browser may have had it: the device belongs to this one now.
      const subscription = found === 'on' && (await (await findWorker())?.pushManager.getSubscription());
      if (subscription) await send(subscription);
    } catch {
      setState('off');
    }
  });
  useEffect(() => void start(), []);

  const { submit: enable, busy: isEnabling } = useSubmit(async () => {
    const worker = await findWorker();
    if (!worker) return setState('none');
    if ((await Notification.requestPermission()) !== 'granted') return setState(await readState());
    let subscription: PushSubscription | undefined;
    try {
      const { data } = await api.call(pushEndpoints.key, {});
      subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: data.public_key,
      });
      await send(subscription);
      setState('on');
    } catch (error) {
      // What the market does not know of would look as if it were on.
      await subscription?.unsubscribe();
      setState('off');
      report(error);
    }
  });
  const { submit: disable, busy: isDisabling } = useSubmit(async () => {
    const subscription = await (await findWorker())?.pushManager.getSubscription();
    try {
      if (subscription) {
        const { endpoint } = subscription;
        await api.call(pushEndpoints.unsubscribe, { body: { endpoint } });
        await subscription.unsubscribe();
      }
      setState('off');
    } catch (error) {
      report(error);
    }
  });
  return { state, enable, disable, busy: isEnabling || isDisabling };
};
