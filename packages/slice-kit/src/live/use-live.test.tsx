import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openLiveChannel } from './live-channel.ts';
import { useLive } from './use-live.ts';

const tell = openLiveChannel();
const chat = (ref: string, audience: 'user' | 'store' = 'user') => ({ audience, kind: 'chat', ref }) as const;

const Page = ({ refresh, refs }: { refresh: () => void; refs?: readonly string[] }) => {
  useLive({ audience: 'user', kinds: ['chat'], ...(refs && { refs }) }, refresh);
  return null;
};
/** Channels keep their order: what came before this one has been heard. */
const settled = async () => {
  const heard = new BroadcastChannel('pasar.live');
  await new Promise<void>((resolve) => {
    heard.onmessage = () => resolve();
    tell({ audience: 'store', kind: 'cart', ref: 'mark' });
  });
  heard.close();
};

test('only what the page shows is loaded again, several hints at once [W2] [W18]', async () => {
  const refresh = vi.fn();
  render(<Page refresh={refresh} refs={['7']} />);
  tell(chat('8'));
  tell(chat('7', 'store'));
  tell({ audience: 'user', kind: 'order', ref: '7' });
  await settled();
  expect(refresh).not.toHaveBeenCalled();
  tell(chat('7'));
  tell(chat('7'));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a stream that began again may have missed anything [W3]', async () => {
  const refresh = vi.fn();
  render(<Page refresh={refresh} refs={['7']} />);
  tell({ kind: 'ready' });
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a hidden page waits until it is looked at [W18]', async () => {
  const refresh = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<Page refresh={refresh} />);
  tell(chat('7'));
  await settled();
  expect(refresh).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});
