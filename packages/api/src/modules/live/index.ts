import type { Module } from '../../platform/module.ts';
import '../../platform/live/live-hints.tables.ts';
import { serveLive } from './serve-live.ts';

export { startLive } from './start-live.ts';

/** What tells open pages that something changed. */
export const liveModule: Module = {
  name: 'live',
  routes: serveLive,
  gauges: [
    {
      name: 'pasar_live_streams',
      help: 'Open streams of hints to signed-in users',
      read: ({ live }) => live.listeners().length,
    },
  ],
};
