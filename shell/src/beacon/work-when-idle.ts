import type { Kit } from '@pasar/slice-kit/host';
import { registerWorker } from '../loading/register-worker.ts';
import type { BrowserSession } from '../session/browser-session.ts';
import { sendVitals } from './send-vitals.ts';

const followLive = (kit: Kit, browserSession: BrowserSession): void => {
  const begin = () =>
    import(/* webpackChunkName: "live" */ '../live/follow-live.ts').then(
      (live) => live.followLive(kit, browserSession),
      () => undefined,
    );
  if (kit.session.getState().user) return void begin();
  const stop = kit.session.subscribe(({ user }) => {
    if (!user) return;
    stop();
    void begin();
  });
};

/** What a page does once it has nothing else to do: in one file, which costs its start nothing. */
export const workWhenIdle = (
  live: Parameters<typeof followLive>,
  ...vitals: Parameters<typeof sendVitals>
): void => {
  sendVitals(...vitals);
  registerWorker();
  followLive(...live);
};
