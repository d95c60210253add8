import { type AppName, appNames } from '@pasar/contract';
import { reportSlice } from './report-slice.ts';

const place = /\/r\/([a-z]+)\/([0-9][\w.-]*)\//;

/** The release whose code an error came from, as far as its stack tells: the innermost place counts. */
export const findErrorRelease = (error: unknown): { app: AppName; version: string } | undefined => {
  const [, name, version] = place.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  const app = appNames.find((known) => known === name);
  return app && version ? { app, version } : undefined;
};

/** Also what breaks after a page stands, in a click or a timer, is told of the release that it happened in. */
export const watchErrors = (): void => {
  const tell = (error: unknown) => {
    const release = findErrorRelease(error);
    if (release) reportSlice({ ...release, phase: 'render', outcome: 'error' });
  };
  addEventListener('error', (event) => tell(event.error));
  addEventListener('unhandledrejection', (event) => tell(event.reason));
};
