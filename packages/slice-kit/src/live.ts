// What pages hear of the server, in a file of the page: pages without it do not load it.
export { openLiveChannel } from './live/live-channel.ts';
export { useLive } from './live/use-live.ts';
