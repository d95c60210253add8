import type { Browser, CDPSession, Page } from 'playwright';

/** A phone of the cheap kind on slow mobile data. Bytes per second, milliseconds, times slower than this machine. */
const slow4g = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150, cpu: 4 };

export interface PageFigures {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  /** When the header responds to a press and the page's own heading is visible. */
  interactive: number;
  /** Compressed script over the wire, KB, without the response headers. */
  scriptKb: number;
  scripts: number;
  manifests: number;
  /** Longest chain of scripts that waited for one another, the document included. */
  levels: number;
  cls: number;
}

interface Seen {
  url: string;
  type: string;
  start: number;
  end?: number;
  /** Of the response's header, and of its body. */
  head: number;
  bytes: number;
}

async function throttle(cdp: CDPSession): Promise<void> {
  const { cpu, ...network } = slow4g;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

function watchRequests(cdp: CDPSession): () => Seen[] {
  const seen = new Map<string, Seen>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('data:'))
      seen.set(requestId, { url: request.url, type: type ?? '', start: timestamp, head: 0, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const one = seen.get(requestId);
    if (one) Object.assign(one, { type, head: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) Object.assign(one, { end: timestamp, bytes: encodedDataLength - one.head });
  });
  return () => [...seen.values()].filter((one) => one.end !== undefined).sort((a, b) => a.start - b.start);
}

/** The length of the request chain: how many fetches each began after another had ended. */
function longestChain(requests: Seen[]): number {
  const depth = new Map<Seen, number>();
  for (const one of requests) {
    const before = requests.filter(
      (other) => other !== one && (other.end ?? Number.POSITIVE_INFINITY) <= one.start,
    );
    depth.set(one, 1 + Math.max(0, ...before.map((other) => depth.get(other) ?? 0)));
  }
  return Math.max(0, ...depth.values());
}

/** Runs in the page before anything else. */
function watchPaints() {
  const figures = { lcp: 0, cls: 0, interactive: 0 };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) figures.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const timer = setInterval(() => {
    if (!document.querySelector('header[data-hydrated="true"]') || !document.querySelector('[data-slice] h1'))
      return;
    figures.interactive = performance.now();
    clearInterval(timer);
  }, 4);
}

const readFigures = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { figures: { lcp: number; cls: number; interactive: number } }).figures,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/** Loads one address in a new, empty browser profile on a throttled line and reads what a visitor would feel. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    const requests = watchRequests(cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { figures: { interactive: number } }).figures.interactive > 0,
      null,
      {
        timeout: 60_000,
      },
    );
    await page.waitForLoadState('networkidle');
    const all = requests();
    const figures = await readFigures(page);
    // What an idle page loads after it responds, no visitor waits for.
    const until = (all[0]?.start ?? 0) + figures.interactive / 1000;
    const critical = all.filter(
      ({ type, start }) => (type === 'Script' || type === 'Document') && start <= until,
    );
    const scripts = critical.filter(({ type }) => type === 'Script');
    return {
      ...figures,
      scriptKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      scripts: scripts.length,
      manifests: all.filter(({ url: address }) => /manifest.*\.json/.test(address)).length,
      levels: longestChain(critical),
    };
  } finally {
    await context.close();
  }
}
