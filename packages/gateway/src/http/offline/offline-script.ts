/** What the script of the offline page says, and where it leads when no other page was wanted. */
export interface OfflineMessages {
  home: string;
  offline: string;
  unreachable: string;
  trying: string;
  still: string;
}

/**
 * Opens the wanted page, whose address this document has, as soon as the market responds. Browsers run its text, so
 * everything it uses is in it.
 */
export const runOfflinePage = ({ home, ...messages }: OfflineMessages): void => {
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  /** Milliseconds until the next try: fewer at first, and not the same for everybody after an outage. */
  let pause = 4_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;

  const describe = () => {
    find('reason').textContent = navigator.onLine ? messages.unreachable : messages.offline;
  };
  const isBack = () =>
    fetch('/r/plan', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(attempt, pause * (1 + Math.random() / 2));
    pause = Math.min(pause * 1.5, 60_000);
  };
  const attempt = async () => {
    if (isTrying) return false;
    isTrying = true;
    const back = document.visibilityState === 'visible' && (await isBack());
    isTrying = false;
    if (!back) {
      describe();
      plan();
    } else if (/\/offline$/.test(location.pathname)) location.replace(home);
    else location.reload();
    return back;
  };

  find('again').addEventListener('click', async () => {
    find('status').textContent = messages.trying;
    if (!(await attempt())) find('status').textContent = messages.still;
  });
  addEventListener('online', () => void attempt());
  addEventListener('offline', describe);
  document.addEventListener('visibilitychange', () => void attempt());
  if (!navigator.onLine) describe();
  plan();
};
