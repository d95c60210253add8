export type { FakeResponses, ReceivedRequest } from './fake-api.ts';
export { fakeApi } from './fake-api.ts';
export { getVisibleToasts } from './get-visible-toasts.ts';
export { loadPageFiles } from './load-page-files.ts';
export { openPage } from './open-page.ts';
export { renderPage } from './render-page.tsx';
export { sampleResponses } from './sample-responses.ts';
