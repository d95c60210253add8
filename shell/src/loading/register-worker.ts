/**
 * Registers the service worker that the document names. Without one, or in a browser that has none or wants none, pages
 * are the same but for a lost connection. The browser asks the gateway about a new one and never its own cache.
 */
export const registerWorker = (): void => {
  const path = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.dataset.worker;
  // Absent where the connection is not secure.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Without a connection the next page with one does it.
  if (path && navigator.onLine) container?.register(path, { updateViaCache: 'none' }).catch(() => undefined);
};
